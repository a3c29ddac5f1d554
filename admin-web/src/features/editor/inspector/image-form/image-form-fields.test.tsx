import { componentSchemas } from '@galley/shared/components/schema-of';
import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../../parts/components/component-calls';
import { renderScreen, serveCalls } from '../../../../test-support/render-screen';
import { formOf } from '../component-forms';
import { ComponentNameField } from '../component-name-field';
import { valuesOf } from '../component-values';

const place = { pageId: 1, versionId: 2 };
const forms = 'listForms';

interface FormProps {
  type: 'BannerContainer' | 'ImageForm';
  /** Values besides those of a new component. */
  values?: FormValues;
}

function Form({ type, values }: FormProps) {
  const form = useForm<FormValues>({
    resolver: zodResolver(componentSchemas[type]) as never,
    defaultValues: { ...valuesOf(type), componentName: 'Test', ...values },
  });
  const Fields = formOf(type);
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => undefined)} noValidate>
        <ComponentNameField isReadOnly={false} />
        <Fields
          type={type}
          isReadOnly={false}
          place={place}
          stored={undefined}
          saveNow={() => Promise.resolve(false)}
        />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the form of a Form component', () => {
  it('names everything that is missing [1:84] [1:108] [1:198] [2:84]', async () => {
    serveCalls({ [forms]: { body: [{ id: 4, name: 'Contact' }] } });
    renderScreen(<Form type="ImageForm" />);
    await screen.findByText('Open Forms');
    // Spaces are no words.
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: '  ' } });
    save();
    for (const label of ['Title', 'Description', 'Form', 'Image']) {
      expect(await screen.findByText(`${label} is required.`)).toBeTruthy();
    }
  });

  it.each(['Admin', 'Level4', 'Author'] as const)(
    "offers the company's forms to its %s, with none selected [1:84] [1:108] [1:198] [1:263] [2:84]",
    async (role) => {
      const both = ['Contact', 'Orders'];
      serveCalls({ [forms]: { body: both.map((name, at) => ({ id: at + 4, name })) } });
      const user = { role, company: 'acme', email: 'writer@acme.example', isVendor: false };
      renderScreen(<Form type="ImageForm" />, { user });
      await screen.findByText('Visitors fill it in on the page.');
      // Authors may not make any.
      expect(screen.queryAllByText('Open Forms')).toHaveLength(role === 'Author' ? 0 : 1);
      const choice = screen.getByRole<HTMLInputElement>('combobox', { name: 'Form' });
      expect([choice.value, choice.readOnly, choice.disabled]).toEqual(['', false, false]);
      for (const name of both) {
        fireEvent.click(choice);
        fireEvent.click(await screen.findByRole('option', { name }));
        expect(choice.value).toBe(name);
      }
    },
  );

  it('links to Forms in a new tab where there are none [1:84]', async () => {
    serveCalls({ [forms]: { body: [] } });
    renderScreen(<Form type="ImageForm" />);
    const link = await screen.findByRole('link', { name: 'Make one under Forms' });
    expect(link.getAttribute('href')).toBe('/FormBuilderManagement');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('the form of a Banner', () => {
  it('offers slides from the start [1:82] [1:104] [1:106] [1:298] [2:271] [2:83]', () => {
    serveCalls({});
    renderScreen(<Form type="BannerContainer" />);
    expect(screen.getByRole('button', { name: 'Add Slide' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Medium' }).checked).toBe(true);
  });

  it.each([
    ['', ''],
    ['0', '0 s'],
  ])('replaces the duration %j by five seconds [1:196] [1:296] [1:82] [1:104]', (typed, shown) => {
    serveCalls({});
    renderScreen(<Form type="BannerContainer" />);
    const duration = screen.getByLabelText<HTMLInputElement>(/^Slider Duration/);
    fireEvent.change(duration, { target: { value: typed } });
    expect(duration.value).toBe(shown);
    fireEvent.blur(duration);
    expect(duration.value).toBe('5 s');
  });

  it('shows parts of a second, stored or typed [1:104] [1:196] [1:296]', () => {
    serveCalls({});
    renderScreen(<Form type="BannerContainer" values={{ sliderDuration: 2_500 }} />);
    const duration = screen.getByLabelText<HTMLInputElement>(/^Slider Duration/);
    expect(duration.value).toBe('2.5 s');
    fireEvent.change(duration, { target: { value: '1.25' } });
    fireEvent.blur(duration);
    expect(duration.value).toBe('1.25 s');
  });
});
