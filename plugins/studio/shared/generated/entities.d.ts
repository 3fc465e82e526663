import type { Entity } from '@signalbox/schemas';
import type { SchemaDraft, SchemaTabQuery } from './types';

export declare const schemaDraftEntity: Entity<SchemaDraft>;
export declare const schemaTabQueryEntity: Entity<SchemaTabQuery>;
