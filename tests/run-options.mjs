// What `npm test`, `npm run check`, `npm run bench` and `npm run soak` are asked for.

/** By program: its command, its options with an example of each value, and whether it takes names of tiers. */
const programs = {
  whole: { command: 'npm test', options: ['--update-counts', '--busy'], takesNames: false },
  check: { command: 'npm run check', options: [], takesNames: false },
  soak: { command: 'npm run soak', options: ['--shard=1/4', '--minutes=20'], takesNames: true },
};
const modes = ['check', 'bench', 'soak'];

/** The part of an option before its value. */
const nameOf = (option) => option.split('=')[0];

/**
 * @param args what follows the program's name
 * @returns the `mode`, `whole` without another one, the names and options of a soak, and what the bench reads itself
 * @throws a sentence about the first argument that is not known, with all that are
 */
export function readRunOptions(args) {
  const mode = modes.find((each) => args.includes(`--${each}`)) ?? 'whole';
  const own = args.filter((argument) => argument !== `--${mode}`);
  if (mode === 'bench')
    return { mode, names: [], benchArguments: own, isUpdatingCounts: false, isBusy: false };
  const { command, options, takesNames } = programs[mode];
  const isOption = (argument) =>
    options.some(
      (option) => option.includes('=') === argument.includes('=') && nameOf(option) === nameOf(argument),
    );
  const unknown = own.find((argument) => (argument.startsWith('-') ? !isOption(argument) : !takesNames));
  if (unknown !== undefined) {
    const knows = options.length > 0 ? `there are: ${options.join(', ')}` : 'it has none';
    throw new Error(`${command} has no option '${unknown}'; ${knows}.`);
  }
  const given = (name) => own.find((argument) => nameOf(argument) === name)?.slice(name.length + 1);
  return {
    mode,
    names: own.filter((argument) => !argument.startsWith('-')),
    shard: given('--shard'),
    minutes: given('--minutes'),
    benchArguments: [],
    isUpdatingCounts: own.includes('--update-counts'),
    isBusy: own.includes('--busy'),
  };
}
