import { Switch as MantineSwitch, type SwitchProps } from '@mantine/core';

/**
 * A switch whose accessible name is its label alone; Mantine's own reads the description as name and as description.
 */
export function Switch({ label, ...rest }: SwitchProps & { label: string }) {
  return <MantineSwitch label={label} aria-label={label} {...rest} />;
}
