import type { Outcome } from "./gate";
import type { Isolate } from "./isolate";
import type { Trip } from "./setup";
import type { World } from "./world";

type OfJob = World["gates"][number];
type Done = (outcome: Outcome) => void;

/** Applies for a job: the gate if there is one, the reads, then the write that decides. */
export function apply(world: World, job: number, done: Done): void {
  const ofJob = world.gates[job];
  if (world.setup.gate && ofJob) applyAtGate(world, job, ofJob, done);
  else applyAtDatabase(world, job, done);
}

function applyAtGate(world: World, job: number, { gate, thread }: OfJob, done: Done): void {
  const { clock, setup } = world;
  const way = setup.networkMs / 2;
  const back = (outcome: Outcome) => clock.after(way, () => done(outcome));
  const enter = () =>
    gate.enter({
      full: () => back("full"),
      lost: () => back("later"),
      pass: () => {
        const { life } = gate;
        applyAtDatabase(world, job, (outcome) => {
          gate.settle(life, outcome);
          back(outcome);
        });
      },
    });
  clock.after(way, () => thread.serve(setup.gate?.ms ?? 0, enter));
}

function applyAtDatabase(world: World, job: number, done: Done): void {
  const isolate = world.anyIsolate;
  isolate.inOrder({
    giveUp: () => done("later"),
    begin: (leave) =>
      claim(world, isolate, job, (outcome) => {
        leave();
        done(outcome);
      }),
  });
}

function claim(world: World, isolate: Isolate, job: number, done: Done): void {
  const { costs, fullIsRead } = world.setup;
  const kin = world.kinOf(job);
  const database = world.databases[kin];
  const trip = costs.apply.at(-1);
  if (!database || !trip) throw new Error("An application needs a database and a trip to it");
  const answer: Done = (outcome) => isolate.work(costs.applyWorkerMs / 2, () => done(outcome));

  const refuse = () => isolate.askAll(database, costs.refused, 1, () => answer("full"));
  const write = () => {
    let isMine = false;
    const decide = () => {
      isMine = !world.isFull(job);
      if (isMine) world.takenOfJob[job] = (world.takenOfJob[job] ?? 0) + 1;
    };
    const wrote = (isAnswered: boolean) => {
      if (!isAnswered) return answer("later");
      if (!isMine) return refuse();
      world.queues[kin]?.send();
      answer("slot");
    };
    isolate.ask({ database, trip, size: 1, kin, decide, done: wrote });
  };
  const reads: Trip[] = costs.apply.slice(0, -1);
  isolate.work(costs.applyWorkerMs / 2, () =>
    isolate.askAll(database, reads, 1, (isAnswered) => {
      if (!isAnswered) answer("later");
      else if (fullIsRead && world.isFull(job)) refuse();
      else write();
    }),
  );
}
