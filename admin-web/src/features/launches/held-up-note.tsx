import { linkToPage } from '@galley/shared/admin-screens';
import type { HeldUpPage } from '@galley/shared/schemas/launch';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { countOf } from '../../lib/count-of';
import classes from '../versions/findings/findings-note.module.css';

/** The pages of a launch that the company's checks hold up, and why; nothing where there are none. */
export function HeldUpNote({ pages }: { pages: readonly HeldUpPage[] }) {
  if (pages.length === 0) return null;
  return (
    <Alert color="red" title={`${countOf(pages.length, 'page')} to mend first`}>
      <ul className={classes.findings}>
        {pages.map(({ pageId, pageName, findings }) => (
          <li key={pageId}>
            <Anchor
              component={Link}
              to={linkToPage({ id: pageId, isExternal: false })}
              target="_blank"
              inherit
              c="inherit"
              underline="always"
            >
              {pageName}
            </Anchor>
            : {findings.map(({ message }) => message).join(' ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
