import { linkTo } from '@galley/shared/admin-screens';
import type { SubmissionView } from '@galley/shared/schemas/submission';
import { Alert, Button, Card, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { callOf } from '../../lib/api';
import { isApiError } from '../../lib/api-error';
import { dateAndTime, exactTime } from '../../lib/dates';
import { useChange } from '../../lib/use-change';
import { useIdParam } from '../../lib/use-id-param';
import { useRead } from '../../lib/use-read';
import { formKeys } from '../../parts/forms/use-forms';
import { useCompany } from '../../parts/session/use-company-name';
import { submissionKeys } from '../../parts/submissions/submission-keys';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { MailStateBadge } from './mail-state';
import { MailTrouble } from './mail-trouble';
import { hasFiles, SentFiles } from './sent-files';
import classes from './single-submission.module.css';
import { useShownValue } from './use-shown-value';
import { useDeleteSubmission, useSubmissionCall } from './use-submission-actions';

const formList = { label: 'Forms', to: linkTo('forms') };
const underWay = 3_000;

const useGetSubmission = (formSubmissionId: number) =>
  useRead(
    submissionKeys.one(formSubmissionId),
    'getFormSubmission',
    { formSubmissionId },
    {
      // The mail will be sent in a moment, which should show without a reload.
      refetchInterval: ({ state }) =>
        state.data?.formSubmissionViewModel.formSubmission.mailState === 'waiting' ? underWay : false,
    },
  );

/** /FormBuilderSingleSubmission/:formSubmissionId */
export function SingleSubmissionScreen() {
  const id = useIdParam('formSubmissionId');
  return id ? <KnownSubmission key={id} id={id} /> : <SubmissionMissing />;
}

function KnownSubmission({ id }: { id: number }) {
  const query = useGetSubmission(id);
  const { data, error } = query;
  const timeZone = useCompany()?.timeZone;
  useMarkRead(data?.formSubmissionViewModel.formSubmission);
  if (!data && isApiError(error, 404)) return <SubmissionMissing />;
  const form = data?.form;
  const way = form ? { label: form.name, to: linkTo('submissions', { formId: form.id }) } : undefined;
  return (
    <Stack gap="md">
      <PageHeader
        title={data ? titleOf(data.formSubmissionViewModel, timeZone) : 'Submission'}
        crumbs={way ? [formList, way] : [formList]}
        beside={data && <MailStateBadge submission={data.formSubmissionViewModel.formSubmission} />}
        actions={
          <>
            <Button variant="default" component={Link} to={way?.to ?? linkTo('forms')}>
              {way ? 'Back to submissions' : 'Back to forms'}
            </Button>
            {data && (
              <Actions
                submission={data.formSubmissionViewModel}
                formName={form?.name ?? 'Form'}
                backTo={way?.to ?? linkTo('forms')}
              />
            )}
          </>
        }
      />
      <QueryBoundary
        query={query}
        failure="The submission could not be loaded"
        skeleton={<FormSkeleton />}
        reportsStale
      >
        {({ formSubmissionViewModel }) => <Content submission={formSubmissionViewModel} formId={form?.id} />}
      </QueryBoundary>
    </Stack>
  );
}

/** Users identify a submission by its time, not by its number. */
const titleOf = ({ formSubmission }: SubmissionView, timeZone: string | undefined) =>
  `Submission of ${dateAndTime(formSubmission.timestamp, timeZone)}`;

interface ActionsProps {
  submission: SubmissionView;
  formName: string;
  backTo: string;
}

/** A mailto link to the visitor. */
const replyLink = (email: string, formName: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${formName}`)}`;

function Actions({ submission, formName, backTo }: ActionsProps) {
  const { id, mailState, replyTo } = submission.formSubmission;
  const navigate = useNavigate();
  const askToDelete = useDeleteSubmission(() => navigate(backTo));
  const resend = useSubmissionCall('resendFormSubmission', 'Sent');
  const release = useSubmissionCall('releaseFormSubmission');
  const mark = useMark();
  return (
    <>
      <Button
        variant="default"
        loading={mark.isPending}
        onClick={() =>
          mark.mutate({ submissionId: id, isUnread: true }, { onSuccess: () => navigate(backTo) })
        }
      >
        Mark as unread
      </Button>
      <Button variant="default" onClick={() => void askToDelete(id)}>
        Delete
      </Button>
      {mailState === 'held' ? (
        <Button loading={release.isPending} onClick={() => release.call(id)}>
          Release
        </Button>
      ) : (
        <Button
          variant={replyTo ? 'default' : 'filled'}
          loading={resend.isPending}
          onClick={() => resend.call(id)}
        >
          Resend
        </Button>
      )}
      {replyTo && mailState !== 'held' && (
        <Button component="a" href={replyLink(replyTo, formName)} title={replyTo}>
          Reply
        </Button>
      )}
    </>
  );
}

function Content({ submission, formId }: { submission: SubmissionView; formId: number | undefined }) {
  const timeZone = useCompany()?.timeZone;
  const shownValue = useShownValue();
  const typeOf = useTypesOfFields(submission, formId);
  const { timestamp, mailState, mailReason, spamReason, confirmedAt } = submission.formSubmission;
  return (
    <>
      {mailState === 'held' && (
        <Alert color="yellow" title="Held back as spam">
          {spamReason} It was not emailed to anyone. Release it if it is genuine.
        </Alert>
      )}
      <MailTrouble mailState={mailState} mailReason={mailReason} />
      <Card withBorder>
        <dl className={classes.list}>
          {submission.formSubmissionPairs.map(({ fieldId, fieldName, fieldValue }) => (
            <div key={fieldId}>
              <dt>{fieldName}</dt>
              <dd>
                {hasFiles(submission, fieldId) ? (
                  <SentFiles submission={submission} fieldId={fieldId} />
                ) : (
                  shownValue(fieldValue, typeOf(fieldId)) || (
                    <Text span c="dimmed">
                      <span aria-hidden>–</span>
                      <VisuallyHidden>Left empty</VisuallyHidden>
                    </Text>
                  )
                )}
              </dd>
            </div>
          ))}
          <div>
            <dt>Timestamp</dt>
            <dd>{exactTime(timestamp, timeZone)}</dd>
          </div>
          {confirmedAt && (
            <div>
              <dt>Confirmation emailed</dt>
              <dd>{exactTime(confirmedAt, timeZone)}</dd>
            </div>
          )}
        </dl>
      </Card>
    </>
  );
}

/** The types of the form's fields, which are read only where a value depends on them: a box that is ticked or not. */
function useTypesOfFields({ formSubmissionPairs }: SubmissionView, formId: number | undefined) {
  const hasBoxes = formSubmissionPairs.some(({ fieldValue }) => ['true', 'false'].includes(fieldValue));
  const { data } = useRead(
    [...formKeys.one(formId ?? 0), 'fields'],
    'listFormFields',
    { formId: formId ?? 0 },
    { enabled: hasBoxes && formId !== undefined },
  );
  return (fieldId: number) => data?.find(({ id }) => id === fieldId)?.fieldType;
}

function SubmissionMissing() {
  return <MissingScreen noun="submission" icon={<IconInbox size={32} stroke={1.5} />} list={formList} />;
}

const useMark = () => useChange(callOf('markFormSubmission'), [[...submissionKeys.all, 'list']]);

/** Marks an opened submission as read, once; if that fails, it just stays unread. */
function useMarkRead(submission: SubmissionView['formSubmission'] | undefined): void {
  const { mutate } = useMark();
  const marked = useRef(false);
  const unreadId = submission?.isUnread ? submission.id : undefined;
  useEffect(() => {
    if (unreadId === undefined || marked.current) return;
    marked.current = true;
    mutate({ submissionId: unreadId, isUnread: false });
  }, [unreadId, mutate]);
}
