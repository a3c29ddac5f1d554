import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { formModelOf } from '../core/forms/form-models';
import { formKeys } from '../core/keys/form-keys';
import { siteKeys } from '../core/keys/site-keys';
import type { OperationRequest } from '../core/operation';
import type { CompanyRecord } from '../core/records/company-records';
import type { FormRecord } from '../core/records/form-records';
import { readPublicTree } from './public-tree';
import { chromeKey, refuseClosedSite, visitorRead } from './visitor-read';

type Request = OperationRequest<Contract['getFormData']>;

/** A form as pages show it. Visitors get those that a public page shows; an option holds no comma. */
export const getFormData = visitorRead(async (request: Request) => {
  const { table, scope, session, input } = request;
  const [chrome, item, company] = await table.batchGet([
    chromeKey(request),
    formKeys.form(scope, input.formId),
    siteKeys.company(scope),
  ]);
  refuseClosedSite(request, chrome);
  if (!item || !(session || (await isOnPublicPage(request)))) throw notFound('This form');
  const { fields, ...form } = formModelOf(
    item as unknown as FormRecord,
    company as CompanyRecord | undefined,
  );
  return {
    form,
    formFields: fields.map(({ revision: _revision, options, ...field }) => ({
      ...field,
      options: options.join(','),
    })),
  };
});

async function isOnPublicPage(request: Request): Promise<boolean> {
  const tree = await readPublicTree(request);
  return tree.pages.some(
    (page) => tree.isPublic(page) && (page.formIds?.includes(request.input.formId) ?? false),
  );
}
