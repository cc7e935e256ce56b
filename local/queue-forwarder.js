// The queue consumer that Miniflare runs beside Vite. It forwards each batch to the sources in
// Node, and their answer to the queue. If it throws, the queue delivers the whole batch again.
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
