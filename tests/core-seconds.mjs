// The processor time of a tier, in seconds of one core. Linux says it of every process.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in these parts of a second. */
const ticks = 100;
const pauseMs = 2_000;

/** A process as `/proc` describes it: its own time, and that of its children that ended before it. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, ...fields] = stat
      .slice(stat.lastIndexOf(') ') + 2)
      .split(' ')
      .map(Number);
    const [user, system, ofChildren, systemOfChildren] = fields.slice(9);
    return {
      pid,
      parent,
      own: (user + system) / ticks,
      ended: (ofChildren + systemOfChildren) / ticks,
      // With its number, since Linux gives numbers again.
      key: `${pid} ${fields[17]}`,
    };
  } catch {
    return undefined;
  }
}

/** All processes of this machine; none where it is no Linux. */
function readAll() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readProcess(pid) ?? []);
  } catch {
    return [];
  }
}

/** The own time of each process of a tier, by its key, for each tier that is watched. */
const watched = new Map();
let timer;

/** Reads the processes once for all tiers: that takes milliseconds. */
function look() {
  const all = readAll();
  const parents = new Map(all.map(({ pid, parent }) => [Number(pid), parent]));
  const isOf = (root, pid) => pid === root || (parents.has(pid) && isOf(root, parents.get(pid)));
  for (const [own, root] of watched) {
    for (const each of all) {
      if (own.has(each.key) || isOf(root, Number(each.pid))) own.set(each.key, each.own);
    }
  }
}

let endedBefore = 0;

/** The time of the child that has just ended, with its children. If two end at the same moment, the first gets both. */
function takeEnded() {
  const { ended } = readProcess('self') ?? { ended: 0 };
  const taken = ended - endedBefore;
  endedBefore = ended;
  return taken;
}

/**
 * Watches a child process and all that it starts, including processes that outlive their parent, such as a browser's.
 * @returns to be called when the child has ended: how long a core worked for them at least; 0 where the system does
 * not say
 */
export function watchCoreSeconds(pid) {
  const own = new Map();
  watched.set(own, pid);
  timer ??= setInterval(look, pauseMs);
  look();
  return () => {
    watched.delete(own);
    if (watched.size === 0) timer = clearInterval(timer);
    const seen = [...own.values()].reduce((sum, seconds) => sum + seconds, 0);
    return Math.max(takeEnded(), seen);
  };
}
