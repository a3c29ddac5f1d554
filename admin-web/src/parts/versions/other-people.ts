export interface OpenPage {
  email: string;
  /** ISO 8601 UTC. */
  since: string;
}

export interface OtherPeople {
  /** Each user once, with the start of their first session. */
  others: OpenPage[];
  /** The user has it open on another device or in another browser. */
  isElsewhere: boolean;
}

export function otherPeople(open: readonly OpenPage[], ownEmail: string): OtherPeople {
  const others = new Map<string, OpenPage>();
  for (const session of open) {
    const known = others.get(session.email);
    if (session.email !== ownEmail && (!known || session.since < known.since)) {
      others.set(session.email, session);
    }
  }
  return { others: [...others.values()], isElsewhere: open.some(({ email }) => email === ownEmail) };
}

/** A short form for the version bar, beside the avatars: 'Ruth Alder', 'Ruth Alder and 2 more'. */
export function otherEditorsShortText(
  { others, isElsewhere }: OtherPeople,
  isInOtherTab: boolean,
  nameOf: (email: string) => string,
): string {
  const [first, ...more] = others;
  if (first)
    return more.length === 0 ? nameOf(first.email) : `${nameOf(first.email)} and ${more.length} more`;
  return isInOtherTab ? 'Other tab' : isElsewhere ? 'Other device' : '';
}

/** 'Ruth Alder and Tom Alder also have this page open.'; '' where no one does. */
export function otherEditorsText(
  { others, isElsewhere }: OtherPeople,
  isInOtherTab: boolean,
  nameOf: (email: string) => string,
): string {
  const names = others.map(({ email }) => nameOf(email));
  const [first] = names;
  const people =
    names.length === 0
      ? ''
      : names.length === 1
        ? `${first} also has this page open.`
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} also have this page open.`;
  const own = isInOtherTab
    ? 'Also open in another tab of yours.'
    : isElsewhere
      ? 'Also open elsewhere under your name.'
      : '';
  return [people, own].filter(Boolean).join(' ');
}
