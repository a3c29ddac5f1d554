import type { Finding } from '@galley/shared/schemas/version';
import { Alert, Anchor } from '@mantine/core';
import { useId } from 'react';
import classes from './findings-note.module.css';

interface FindingsNoteProps {
  /** Undefined where the checks could not be run. */
  findings: readonly Finding[] | undefined;
  /** Leads to a component; absent where there is nothing to lead to. */
  onShow?: ((componentId: number) => void) | undefined;
}

/** What one may want to look at before others see a version; nothing where all is well. */
export function FindingsNote({ findings, onShow }: FindingsNoteProps) {
  const id = useId();
  if (!findings) {
    return <Alert color="gray">The version could not be checked just now. It can go on without that.</Alert>;
  }
  if (findings.length === 0) return null;
  const title =
    findings.length === 1 ? 'Look at this first' : `Look at these ${findings.length} things first`;
  return (
    <Alert color="yellow" title={title}>
      <ul className={classes.findings}>
        {findings.map(({ componentId, message }, index) => {
          const key = `${id}-${index}`;
          return (
            <li key={key}>
              <span id={key}>{message}</span>
              {onShow && componentId !== undefined && (
                <>
                  {' '}
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    c="inherit"
                    underline="always"
                    aria-describedby={key}
                    onClick={() => onShow(componentId)}
                  >
                    Show it
                  </Anchor>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
