import type { CreatableType } from '@galley/shared/components/dictionary';
import { createPatches } from '../features/editor/canvas/patches';
import { createPageHistory } from '../features/editor/history/page-history';
import { ComponentForm } from '../features/editor/inspector/component-form';
import { storedComponent } from '../parts/components/stored-component';
import { renderScreen, serveCalls } from './render-screen';

const nothing = () => undefined;
const handlers = { onTyping: nothing, onWork: nothing, onSaved: nothing, onCreated: nothing };
const place = { pageId: 1, versionId: 1 };

interface OpenedForm {
  /** The stored fields; absent for a new component. */
  data?: object | undefined;
  isReadOnly?: boolean;
  /** What its calls answer, beside what every form reads. */
  answers?: Parameters<typeof serveCalls>[0];
}

/** Opens the form of a component, as the editor does, and returns the calls that it makes. */
export function openComponentForm(type: CreatableType, { data, isReadOnly = false, answers }: OpenedForm) {
  const served = serveCalls({
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    listForms: { body: data ? [4, 5].map((id) => ({ id, name: id === 4 ? 'Contact' : 'Orders' })) : [] },
    listImages: { body: [] },
    ...answers,
  });
  renderScreen(
    <ComponentForm
      type={type}
      at={0}
      stored={data && storedComponent({ type, componentId: 9, revision: 3, data: { ...data } })}
      place={place}
      isReadOnly={isReadOnly}
      entryKey={data ? '9' : 'new'}
      patches={createPatches()}
      history={createPageHistory()}
      onNew={() => false}
      onCancel={nothing}
      {...handlers}
    />,
    { user: { email: 'ann@acme.example', role: 'Admin', company: 'acme', isVendor: false } },
  );
  return served;
}
