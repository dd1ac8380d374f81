import { breakable, type Content, html, type Markup, prose } from './html.ts';
import { alternatives, type Components, componentName, type Parameter, resolve, type Schema } from './schema.ts';
import { isMap, ruleSentences, typeWords } from './words.ts';

interface Field {
  /** The path of the parent with a trailing dot; empty at the top. */
  readonly parent: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** The field that already shows the same nested fields. */
  readonly sameAs?: string;
}

/** Every field of a body, nested ones after their parent. A shared type is spelt out once. */
export function listFields(schema: Schema, components: Components): Field[] {
  const shown = new Map<string, string>();

  function walk(holder: Schema, parent: string): Field[] {
    const objects = alternatives(holder, components).options.filter(({ properties }) => properties);
    const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
    return [...names].flatMap((name) => {
      const found = objects.flatMap(({ properties }) => properties?.[name] ?? []);
      const property = found.length === 1 && found[0] ? found[0] : { anyOf: found };
      const required = objects.every((object) => object.required?.includes(name));
      return visit({ parent, name, required, schema: property });
    });
  }

  function visit(field: Field): Field[] {
    const path = field.parent + field.name;
    const { held, step } = innermost(field.schema);
    const hasFields = alternatives(held, components).options.some(({ properties }) => properties);
    const shape = hasFields ? sharedShape(field.schema) : undefined;
    const sameAs = shape === undefined ? undefined : shown.get(shape);
    if (sameAs !== undefined) return [{ ...field, sameAs }];
    if (shape !== undefined) shown.set(shape, path);
    return [field, ...walk(held, `${path}${step}.`)];
  }

  /** The items of a list or map and their path; the schema itself if it is neither. */
  function innermost(each: Schema): { readonly held: Schema; readonly step: string } {
    const { options } = alternatives(each, components);
    const list = options.find(({ items }) => items);
    if (list?.items) return { held: innermost(list.items).held, step: '[]' };
    const map = options.find(isMap);
    return map ? { held: innermost(map.additionalProperties).held, step: '.*' } : { held: each, step: '' };
  }

  const { held, step } = innermost(schema);
  return walk(held, step === '' ? '' : `${step}.`);
}

/** The component that a field is, may be, or lists. */
function sharedShape(schema: Schema): string | undefined {
  if (schema.$ref !== undefined) return componentName(schema.$ref);
  const values = isMap(schema) ? [schema.additionalProperties] : [];
  const inner = [...(schema.anyOf ?? schema.oneOf ?? []), ...(schema.items ? [schema.items] : []), ...values];
  const shapes = inner.map(sharedShape).filter((shape) => shape !== undefined);
  return shapes.length === 1 ? shapes[0] : undefined;
}

export function fieldsOfParameters(parameters: readonly Parameter[]): Field[] {
  return parameters.map(({ name, required, description, schema }) => ({
    parent: '',
    name,
    required,
    schema: description === undefined ? schema : { ...schema, description },
  }));
}

/** The fields as a table; `presence` explains required and optional fields. */
export function fieldTable(
  label: string,
  fields: readonly Field[],
  components: Components,
  presence: { readonly title: string; readonly yes: string; readonly no: string },
): Markup {
  const rows = fields.map(
    (field) => html`<tr role="row">
<th role="rowheader" scope="row">${fieldName(field)}</th>
<td role="cell" class="type">${typeWords(field.schema, components)}</td>
<td role="cell" class="presence presence-${field.required ? presence.yes : presence.no}">${field.required ? presence.yes : presence.no}</td>
<td role="cell" class="notes">${notes(field, components)}</td>
</tr>`,
  );
  // CSS lays out the cells as lines, which removes the table from the accessibility tree: hence the roles.
  return html`<table class="fields" role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Name</th><th role="columnheader" scope="col">Type</th><th role="columnheader" scope="col">${presence.title}</th><th role="columnheader" scope="col">Notes</th></tr></thead>
<tbody role="rowgroup">${rows}</tbody>
</table>`;
}

export const inRequest = { title: 'Required', yes: 'required', no: 'optional' };
export const inAnswer = { title: 'Present', yes: 'always', no: 'sometimes' };

function fieldName({ parent, name }: Field): Content {
  return html`<code>${parent !== '' && html`<span class="parent">${breakable(parent)}</span><wbr>`}${name}</code>`;
}

function notes(field: Field, components: Components): Content {
  const { description } = field.schema.description === undefined ? resolve(field.schema, components) : field.schema;
  const rules = ruleSentences(field.schema, components);
  if (field.sameAs !== undefined) rules.push(`The same fields as \`${field.sameAs}\`.`);
  return [
    description !== undefined && html`<p>${prose(/[.!?]$/.test(description) ? description : `${description}.`)}</p>`,
    rules.length > 0 && html`<p class="rules">${prose(rules.join(' '))}</p>`,
  ];
}
