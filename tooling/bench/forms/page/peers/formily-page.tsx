import { FormItem, FormLayout, Input, NumberPicker, Select, Switch } from '@formily/antd-v5';
import type { Form } from '@formily/core';
import { createSchemaField, FormProvider, type ISchema } from '@formily/react';
import { Button } from 'antd';
import { useState } from 'react';

const SchemaField = createSchemaField({ components: { FormItem, Input, NumberPicker, Select, Switch } });

export function FormilyPage({ makeForm, schema }: { makeForm: () => Form; schema: ISchema }) {
  const [form] = useState(makeForm);
  return (
    <FormProvider form={form}>
      <FormLayout layout="vertical">
        <SchemaField schema={schema} />
      </FormLayout>
      <Button>Save</Button>
    </FormProvider>
  );
}
