import { Avatar } from '@mantine/core';

/** Shows a user's initials, beside or instead of the name. */
export function PersonAvatar({ name, size }: { name: string; size: number }) {
  return (
    <Avatar size={size} radius="xl" color="iris">
      {initialsOf(name)}
    </Avatar>
  );
}

/** The initials of the first and last word of a name; for an email its first letter. */
function initialsOf(name: string): string {
  const words = name.includes('@') ? [name] : name.split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase()).join('');
}
