interface QueueOptions<Item> {
  work(item: Item): Promise<unknown>;
  /** Does what the queue had no room for, and finds it where it is kept for good. Nothing else is worked on meanwhile. */
  catchUp(): Promise<unknown>;
  /** Items that are worked on at once: one that stalls holds back nobody else. */
  lanes?: number;
  /** Items that wait in memory; what comes beyond them is left to `catchUp`. */
  room?: number;
}

export interface WorkQueue<Item> {
  add(item: Item): void;
  /** Has `catchUp` run when what is under way is done. */
  catchUp(): void;
  readonly waiting: number;
  idle(): Promise<void>;
}

/** Works on items as they come, a few at once, with bounded memory. A failure is the worker's own to tell. */
export function createWorkQueue<Item>({ work, catchUp, lanes = 10, room = 500 }: QueueOptions<Item>): WorkQueue<Item> {
  const waiting: Item[] = [];
  const idlers: (() => void)[] = [];
  let running = 0;
  let isBehind = false;
  let isCatchingUp = false;

  const begin = (work: () => Promise<unknown>, end: () => void) => {
    running += 1;
    work()
      .catch(() => {})
      .finally(() => {
        running -= 1;
        end();
        proceed();
      });
  };

  function catchUpNow(): void {
    isBehind = false;
    isCatchingUp = true;
    // What waits here lies where catchUp looks, too.
    waiting.length = 0;
    begin(catchUp, () => {
      isCatchingUp = false;
    });
  }

  function proceed(): void {
    if (isCatchingUp) return;
    if (isBehind && running === 0) catchUpNow();
    while (!isBehind && !isCatchingUp && running < lanes && waiting.length > 0) {
      const [item] = waiting.splice(0, 1) as [Item];
      begin(
        () => work(item),
        () => {},
      );
    }
    if (running === 0) for (const resolve of idlers.splice(0)) resolve();
  }

  return {
    add(item) {
      if (waiting.length < room) waiting.push(item);
      else isBehind = true;
      if (running < lanes) proceed();
    },
    catchUp() {
      isBehind = true;
      proceed();
    },
    get waiting() {
      return waiting.length;
    },
    idle: () =>
      new Promise((resolve) => {
        idlers.push(resolve);
        proceed();
      }),
  };
}
