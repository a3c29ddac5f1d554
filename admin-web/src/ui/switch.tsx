import { Switch as MantineSwitch, type SwitchProps } from '@mantine/core';

/** A switch whose name is its label alone; in Mantine's own, the description is read as name and as description. */
export function Switch({ label, ...rest }: SwitchProps & { label: string }) {
  return <MantineSwitch label={label} aria-label={label} {...rest} />;
}
