import { Avatar } from '@mantine/core';
import { useDrawnName } from './use-people';

/** Shows a user's initials, beside or instead of the name, in a colour by which the person is recognised. */
export function PersonAvatar({ name, size }: { name: string; size: number }) {
  const drawn = useDrawnName(name);
  const hue = hueOf(drawn);
  const strength = drawn.trim() ? 45 : 0;
  return (
    <Avatar
      size={size}
      radius="xl"
      vars={() => ({
        root: {
          '--avatar-bg': `light-dark(hsl(${hue} ${strength}% 91%), hsl(${hue} ${strength / 2}% 25%))`,
          '--avatar-color': `light-dark(hsl(${hue} 50% 27%), hsl(${hue} 50% 84%))`,
          '--avatar-bd': '0',
        },
      })}
    >
      {initialsOf(drawn)}
    </Avatar>
  );
}

/** A hue in degrees that depends on the name only. */
const hueOf = (name: string): number =>
  [...name].reduce((hue, letter) => (hue * 13 + (letter.codePointAt(0) ?? 0)) % 360, 0);

/** The initials of the first and last word of a name; for an email its first letter. */
function initialsOf(name: string): string {
  const words = name.includes('@') ? [name] : name.split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase()).join('');
}
