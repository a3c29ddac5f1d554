import type { Contract } from '@galley/shared/contract/contract';
import { companyEntity } from '../core/entities/company';
import { formEntity } from '../core/entities/form';
import { notFound } from '../core/errors';
import { formModelOf } from '../core/forms/form-models';
import type { OperationRequest } from '../core/operation';
import { readPublicTree } from './public-tree';
import { chromeKey, refuseClosedSite, visitorRead } from './visitor-read';

type Request = OperationRequest<Contract['getFormData']>;

/** A form as pages show it. Visitors only get forms of public pages. Options contain no commas. */
export const getFormData = visitorRead(async (request: Request) => {
  const { table, scope, session, input } = request;
  const [chrome, item, company] = await table.batchGet([
    chromeKey(request),
    formEntity.key(scope, input.formId),
    companyEntity.key(scope),
  ]);
  refuseClosedSite(request, chrome);
  if (!item || !(session || (await isOnPublicPage(request)))) throw notFound('This form');
  const { fields, ...form } = formModelOf(item, company);
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
