import type { BrokenLink } from '@galley/shared/schemas/broken-link';
import { Anchor, Box, Text } from '@mantine/core';
import { TimeText } from '../../parts/session/time-text';
import type { DataColumn } from '../../ui/data-table-columns';

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Cut({ text, isMuted = false }: { text: string; isMuted?: boolean }) {
  return (
    <Text
      span
      display="block"
      truncate
      size={isMuted ? 'xs' : 'sm'}
      title={text}
      {...(isMuted && { c: 'dimmed' })}
    >
      {text}
    </Text>
  );
}

function Problem({ link: { address, problem, isUncertain } }: { link: BrokenLink }) {
  const description = isUncertain ? `${problem}. It will be checked again tomorrow` : problem;
  return (
    <Box py={5} miw={0}>
      {address !== '' && (
        <Anchor
          href={address}
          target="_blank"
          rel="noreferrer"
          size="sm"
          display="block"
          truncate
          title={address}
        >
          {address}
        </Anchor>
      )}
      <Text
        span
        display="block"
        size="xs"
        c={isUncertain ? 'dimmed' : 'var(--mantine-color-error)'}
        style={{ whiteSpace: 'normal' }}
      >
        {capitalised(description)}
      </Text>
    </Box>
  );
}

/** The columns of broken links: the page, the text, the target, and what was found there. */
export const brokenLinkColumns: readonly DataColumn<BrokenLink>[] = [
  {
    id: 'page',
    header: 'Page',
    value: ({ pageName }) => pageName,
    cell: ({ pageName, words, place }) => (
      <Box py={5} miw={0}>
        <Cut text={pageName} />
        {/* There is no room for the column of links on a phone. */}
        <Box hiddenFrom="sm">
          <Cut text={words === '' ? place : `“${words}”`} isMuted />
        </Box>
      </Box>
    ),
  },
  {
    id: 'link',
    header: 'Link',
    value: ({ words, place }) => words || place,
    cell: ({ words, place }) => (
      <Box py={5} miw={0}>
        {words !== '' && <Cut text={`“${words}”`} />}
        <Cut text={place} isMuted={words !== ''} />
      </Box>
    ),
    isWide: true,
    hideBelow: 'sm',
  },
  {
    id: 'problem',
    header: 'Leads to',
    value: ({ address, problem }) => address || problem,
    cell: (link) => <Problem link={link} />,
    takesRest: true,
  },
  {
    id: 'found',
    header: 'Found',
    value: ({ askedAt = '' }) => askedAt,
    cell: ({ askedAt }) =>
      askedAt !== undefined && (
        <TimeText span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }} at={askedAt} />
      ),
    hideBelow: 'md',
  },
];
