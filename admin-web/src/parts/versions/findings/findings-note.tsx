import type { Finding } from '@galley/shared/schemas/version';
import { Alert, Anchor } from '@mantine/core';
import { Fragment, useId } from 'react';
import classes from './findings-note.module.css';
import { groupFindings } from './grouped-findings';

interface FindingsNoteProps {
  /** Undefined where the checks could not be run. */
  findings: readonly Finding[] | undefined;
  /** Opens a component; absent where there is nothing to open. */
  onShow?: ((componentId: number) => void) | undefined;
}

/** Lists what must be fixed before others see a version, and advice; hidden where there is nothing. */
export function FindingsNote({ findings, onShow }: FindingsNoteProps) {
  if (!findings) {
    return (
      <Alert color="gray">
        The version could not be checked just now. You can continue: what must be fixed is checked again then.
      </Alert>
    );
  }
  const blocking = findings.filter(({ isBlocking }) => isBlocking);
  const advice = findings.filter(({ isBlocking }) => !isBlocking);
  return (
    <>
      {blocking.length > 0 && (
        <Alert color="red" title={counted(blocking, 'Fix this first', (n) => `Fix these ${n} things first`)}>
          <FindingsList findings={blocking} onShow={onShow && showsComponent(onShow)} />
        </Alert>
      )}
      {advice.length > 0 && (
        <Alert
          color="yellow"
          title={counted(advice, 'Check this first', (n) => `Check these ${n} things first`)}
        >
          <FindingsList findings={advice} onShow={onShow && showsComponent(onShow)} />
        </Alert>
      )}
    </>
  );
}

const counted = (findings: readonly Finding[], one: string, several: (count: number) => string): string =>
  findings.length === 1 ? one : several(findings.length);

/** Returns a function that opens what a finding is about; undefined where there is nothing to open. */
export type ShowFinding = (finding: Finding) => (() => void) | undefined;

const showsComponent =
  (onShow: (componentId: number) => void): ShowFinding =>
  ({ componentId }) =>
    componentId === undefined ? undefined : () => onShow(componentId);

/** Lists findings, each with a link to its component; a sentence that is true of several is said once. */
export function FindingsList({
  findings,
  onShow,
}: {
  findings: readonly Finding[];
  onShow?: ShowFinding | undefined;
}) {
  const id = useId();
  return (
    <ul className={classes.findings}>
      {groupFindings(findings).map(({ sentence, of }, index) => {
        const key = `${id}-${index}`;
        return (
          <li key={key}>
            {of.length === 1 && <span id={key}>{sentence}</span>}
            {of.map(({ subject, finding }, at) => {
              const show = onShow?.(finding);
              if (!show && subject === '') return null;
              return (
                <Fragment key={`${finding.componentId} ${finding.message}`}>
                  {at > 0 ? ', ' : subject === '' && ' '}
                  {show ? (
                    <Anchor
                      component="button"
                      type="button"
                      size="sm"
                      c="inherit"
                      underline="always"
                      aria-describedby={key}
                      onClick={show}
                    >
                      {subject || 'Show it'}
                    </Anchor>
                  ) : (
                    <b>{subject}</b>
                  )}
                </Fragment>
              );
            })}
            {of.length > 1 && <span id={key}>{sentence}</span>}
          </li>
        );
      })}
    </ul>
  );
}
