import { linkToPage } from '@galley/shared/admin-screens';
import type { HeldUpPage } from '@galley/shared/schemas/launch';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { countOf } from '../../lib/count-of';
import classes from '../versions/findings/findings-note.module.css';

/** Lists the pages that the company's checks block, with what to fix; hidden where there are none. */
export function HeldUpNote({ pages }: { pages: readonly HeldUpPage[] }) {
  if (pages.length === 0) return null;
  return (
    <Alert color="red" title={`Fix ${countOf(pages.length, 'page')} first`}>
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
            : {findings[0]?.message}
            {findings.length > 1 && ` And ${findings.length - 1} more.`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
