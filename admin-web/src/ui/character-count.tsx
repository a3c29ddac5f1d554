import { Text } from '@mantine/core';

/** A limit is of interest once this much of it is used. */
const nearLimit = 0.8;

const lengthOf = (text: string | undefined) => (text ?? '').trim().length;

interface CharacterCountProps {
  text: string | undefined;
  max: number;
}

/**
 * Shows how much of a limit is used once it is near, in red beyond it. Errors say the same in words, so screen readers
 * skip it.
 */
export function CharacterCount({ text, max }: CharacterCountProps) {
  const count = lengthOf(text);
  if (count < max * nearLimit) return null;
  return (
    <Text size="xs" ta="end" c={count > max ? 'var(--editor-error)' : 'dimmed'} aria-hidden>
      {count}/{max}
    </Text>
  );
}

/** The count inside a field of one line, which has its whole width until then. */
export const countInside = (text: string | undefined, max: number) =>
  lengthOf(text) < max * nearLimit
    ? {}
    : { rightSection: <CharacterCount text={text} max={max} />, rightSectionWidth: 64 };
