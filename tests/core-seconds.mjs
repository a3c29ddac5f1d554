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

const numbersIn = (folder) => {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

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
  const look = () => {
    const all = numbersIn('/proc').flatMap((number) => readProcess(number) ?? []);
    const parents = new Map(all.map((each) => [Number(each.pid), each.parent]));
    const isOfIt = (number) => number === pid || (parents.has(number) && isOfIt(parents.get(number)));
    for (const each of all) {
      if (own.has(each.key) || isOfIt(Number(each.pid))) own.set(each.key, each.own);
    }
  };
  look();
  const timer = setInterval(look, pauseMs);
  return () => {
    clearInterval(timer);
    return Math.max(
      takeEnded(),
      [...own.values()].reduce((sum, seconds) => sum + seconds, 0),
    );
  };
}
