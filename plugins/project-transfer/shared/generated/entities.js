import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collections === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "collections" || key0 === "password")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data0 = data.collections;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e4) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxLength", keyword: "maxLength", params: { limit: 1e4 } });
          errors++;
        }
        if (func2(data0) < 2) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/minLength", keyword: "minLength", params: { limit: 2 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data1 = data.password;
      if (typeof data1 === "string") {
        if (func2(data1) > 128) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 128 } });
          errors++;
        }
        if (func2(data1) < 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 8 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
var test1 = validate13;
var pattern0 = new RegExp("^[0-9a-f]{24}$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collections === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "collections" || key0 === "password" || key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data0 = data.collections;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxItems", keyword: "maxItems", params: { limit: 50 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func2(data1) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/collections/" + i0, schemaPath: "#/properties/collections/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/" + i0, schemaPath: "#/properties/collections/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 128) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 128 } });
          errors++;
        }
        if (func2(data2) < 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 8 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data3 = data.id;
      if (typeof data3 === "string") {
        if (func2(data3) > 24) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 24 } });
          errors++;
        }
        if (!pattern0.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var test2 = validate14;
var schema15 = { "type": "object", "additionalProperties": false, "properties": { "collections": { "type": "string", "maxLength": 1e4 }, "overwrite": { "type": "string", "enum": ["", "0", "1", "true", "false"] }, "password": { "type": "string", "minLength": 1, "maxLength": 128 }, "id": { "type": "string", "pattern": "^[0-9a-f]{24}$", "maxLength": 24 } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "collections" || key0 === "overwrite" || key0 === "password" || key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data0 = data.collections;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e4) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxLength", keyword: "maxLength", params: { limit: 1e4 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.overwrite !== void 0) {
      let data1 = data.overwrite;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/overwrite", schemaPath: "#/properties/overwrite/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "" || data1 === "0" || data1 === "1" || data1 === "true" || data1 === "false")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/overwrite", schemaPath: "#/properties/overwrite/enum", keyword: "enum", params: { allowedValues: schema15.properties.overwrite.enum } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 128) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 128 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data3 = data.id;
      if (typeof data3 === "string") {
        if (func2(data3) > 24) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 24 } });
          errors++;
        }
        if (!pattern0.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var test3 = validate15;
var schema16 = { "type": "object", "additionalProperties": false, "required": ["collections"], "properties": { "collections": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "string", "enum": ["dashboard", "dashboardDraft", "catalog", "model", "node", "table", "report", "reportCopy", "flow", "flowDraft", "theme", "setting", "setting_1", "systemVariable", "media", "data_source", "data_source_op"] } } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collections === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "collections")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data0 = data.collections;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxItems", keyword: "maxItems", params: { limit: 50 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/" + i0, schemaPath: "#/properties/collections/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data1 === "dashboard" || data1 === "dashboardDraft" || data1 === "catalog" || data1 === "model" || data1 === "node" || data1 === "table" || data1 === "report" || data1 === "reportCopy" || data1 === "flow" || data1 === "flowDraft" || data1 === "theme" || data1 === "setting" || data1 === "setting_1" || data1 === "systemVariable" || data1 === "media" || data1 === "data_source" || data1 === "data_source_op")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/" + i0, schemaPath: "#/properties/collections/items/enum", keyword: "enum", params: { allowedValues: schema16.properties.collections.items.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
var test4 = validate16;
var pattern2 = new RegExp("^[^\\u0000-\\u001f]+$", "u");
var pattern3 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern4 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "uploader" || key0 === "altText")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.uploader !== void 0) {
      let data0 = data.uploader;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/uploader", schemaPath: "#/properties/uploader/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/uploader", schemaPath: "#/properties/uploader/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern2.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/uploader", schemaPath: "#/properties/uploader/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/uploader", schemaPath: "#/properties/uploader/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.altText !== void 0) {
      let data1 = data.altText;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (typeof data1 === "string") {
        if (func2(data1) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs8 = errors;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (Object.keys(data1).length > 50) {
            (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
            errors++;
          }
          if (Object.keys(data1).length < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
            errors++;
          }
          for (const key1 in data1) {
            const _errs10 = errors;
            if (typeof key1 === "string") {
              if (!pattern4.test(key1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key1 });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
              errors++;
            }
            var valid2 = _errs10 === errors;
            if (!valid2) {
              (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
              errors++;
            }
          }
          for (const key2 in data1) {
            let data2 = data1[key2];
            if (typeof data2 === "string") {
              if (func2(data2) > 1e3) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                errors++;
              }
              if (func2(data2) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
              if (!pattern3.test(data2)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/type", keyword: "type", params: { type: "object" } });
          errors++;
        }
        var _valid0 = _errs8 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf", keyword: "anyOf", params: {} });
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}

var configDownloadQueryEntity = { ...entityOf(test0), ...{ "name": "config-download-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The query string of GET core/configDb/download, without the common query parameters.", "type": "object", "additionalProperties": false, "required": ["collections"], "properties": { "collections": { "type": "string", "minLength": 2, "maxLength": 1e4, "description": "A JSON array of parts." }, "password": { "type": "string", "minLength": 8, "maxLength": 128, "description": "Verification code of the created archive." } } } } };
var configDownloadEntity = { ...entityOf(test1), ...{ "name": "config-download", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Body of POST core/configDb/download.", "type": "object", "additionalProperties": false, "required": ["collections"], "properties": { "collections": { "type": "array", "maxItems": 50, "items": { "type": "string", "maxLength": 64 }, "description": "Parts, with the values of the query of GET core/configDb/download." }, "password": { "type": "string", "minLength": 8, "maxLength": 128, "description": "Verification code of the created archive." }, "id": { "type": "string", "pattern": "^[0-9a-f]{24}$", "maxLength": 24, "description": "Id under which the client receives progress updates." } } } } };
var configImportFieldsEntity = { ...entityOf(test2), ...{ "name": "config-import-fields", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Form fields beside the file of POST core/configDb/upload and core/configDb/plan.", "type": "object", "additionalProperties": false, "properties": { "collections": { "type": "string", "maxLength": 1e4, "description": "A JSON array of parts; all parts when absent." }, "overwrite": { "type": "string", "enum": ["", "0", "1", "true", "false"] }, "password": { "type": "string", "minLength": 1, "maxLength": 128, "description": "Verification code, for clients that do not send it in the URL." }, "id": { "type": "string", "pattern": "^[0-9a-f]{24}$", "maxLength": 24, "description": "Id under which the client receives progress updates." } } } } };
var configPartsEntity = { ...entityOf(test3), ...{ "name": "config-parts", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Parts of a project in an export or import: the choices of shared/project-choices.json and the parts that they add.", "type": "object", "additionalProperties": false, "required": ["collections"], "properties": { "collections": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "string", "enum": ["dashboard", "dashboardDraft", "catalog", "model", "node", "table", "report", "reportCopy", "flow", "flowDraft", "theme", "setting", "setting_1", "systemVariable", "media", "data_source", "data_source_op"] } } } } } };
var mediaFileNoteEntity = { ...entityOf(test4), ...{ "name": "media-file-note", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "What the manifest of an export says about a media file beside its content. Exports of earlier versions say nothing.", "type": "object", "additionalProperties": false, "properties": { "uploader": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f]+$", "description": "Id of the user who uploaded it." }, "altText": { "description": "A text, the same for all languages or one per language code. No text is blank.", "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" }, { "type": "object", "minProperties": 1, "maxProperties": 50, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" } }] } } } } };
export {
  configDownloadEntity,
  configDownloadQueryEntity,
  configImportFieldsEntity,
  configPartsEntity,
  mediaFileNoteEntity
};
