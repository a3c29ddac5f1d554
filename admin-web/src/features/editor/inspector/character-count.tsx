import { Text } from '@mantine/core';

/** Shows how much of a limit is used, in red beyond it. Errors say the same in words, so screen readers skip it. */
export function CharacterCount({ text, max }: { text: string | undefined; max: number }) {
  const count = (text ?? '').trim().length;
  return (
    <Text size="xs" ta="end" c={count > max ? 'var(--editor-error)' : 'dimmed'} aria-hidden>
      {count}/{max}
    </Text>
  );
}
