// The consumer that Miniflare runs beside Vite: it hands each batch to the sources in Node, and
// their answer back to the queue. What throws on the way brings the whole batch back.
export default {
  async queue(batch, env) {
    const messages = batch.messages.map(({ id, timestamp, attempts, body }) => ({
      id,
      timestamp,
      attempts,
      body,
    }));
    const answer = await env.SOURCES.fetch("http://sources/", {
      method: "POST",
      body: JSON.stringify({ queue: batch.queue, messages }),
    });
    const retries = await answer.json();
    for (const message of batch.messages) {
      if (message.id in retries) message.retry(retries[message.id]);
      else message.ack();
    }
  },
};
