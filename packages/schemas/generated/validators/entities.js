import { entityOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var test0 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
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
  validate12.errors = vErrors;
  return errors === 0;
}
var test1 = validate13;
var schema14 = { "type": "object", "additionalProperties": false, "required": ["format", "product", "project", "name", "time", "items", "modules", "counts", "entries"], "properties": { "format": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "signalbox-archive" }, "version": { "const": 1 } } }, "product": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "version": { "type": "string", "minLength": 1, "maxLength": 100 } } }, "project": { "type": "string", "minLength": 1, "maxLength": 100 }, "name": { "type": "string", "maxLength": 200 }, "time": { "type": "string", "format": "date-time", "maxLength": 40 }, "items": { "type": "array", "maxItems": 3, "uniqueItems": true, "items": { "type": "string", "enum": ["fileServer", "html", "mongodb"] } }, "excludedDirs": { "type": "array", "minItems": 1, "maxItems": 1e3, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "modules": { "type": "array", "maxItems": 200, "items": { "type": "object", "additionalProperties": false, "required": ["name", "records"], "properties": { "name": { "type": "string", "pattern": "^[a-z][a-z0-9_]{0,63}$" }, "records": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "print": { "type": "string", "maxLength": 200 } } } }, "counts": { "type": "object", "additionalProperties": false, "required": ["entries", "bytes", "records"], "properties": { "entries": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "bytes": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "records": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } }, "entries": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "size", "sha256"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 4096 }, "size": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "modified": { "type": "string", "format": "date-time", "maxLength": 40 }, "uploader": { "type": "string", "minLength": 1, "maxLength": 100 }, "altText": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" }, { "type": "object", "minProperties": 1, "maxProperties": 50, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" } }] } } } } } };
var func8 = Object.prototype.hasOwnProperty;
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t\s](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
var pattern0 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
var pattern1 = new RegExp("^[0-9a-f]{64}$", "u");
var pattern2 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern3 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.format === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" } });
      errors++;
    }
    if (data.product === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "product" } });
      errors++;
    }
    if (data.project === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project" } });
      errors++;
    }
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (data.time === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" } });
      errors++;
    }
    if (data.items === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } });
      errors++;
    }
    if (data.modules === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modules" } });
      errors++;
    }
    if (data.counts === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" } });
      errors++;
    }
    if (data.entries === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func8.call(schema14.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data0 = data.format;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.name === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/format", schemaPath: "#/properties/format/required", keyword: "required", params: { missingProperty: "name" } });
          errors++;
        }
        if (data0.version === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/format", schemaPath: "#/properties/format/required", keyword: "required", params: { missingProperty: "version" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "name" || key1 === "version")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/format", schemaPath: "#/properties/format/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.name !== void 0) {
          if ("signalbox-archive" !== data0.name) {
            (vErrors ??= []).push({ instancePath: instancePath + "/format/name", schemaPath: "#/properties/format/properties/name/const", keyword: "const", params: { allowedValue: "signalbox-archive" } });
            errors++;
          }
        }
        if (data0.version !== void 0) {
          if (1 !== data0.version) {
            (vErrors ??= []).push({ instancePath: instancePath + "/format/version", schemaPath: "#/properties/format/properties/version/const", keyword: "const", params: { allowedValue: 1 } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.product !== void 0) {
      let data3 = data.product;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.name === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/product", schemaPath: "#/properties/product/required", keyword: "required", params: { missingProperty: "name" } });
          errors++;
        }
        if (data3.version === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/product", schemaPath: "#/properties/product/required", keyword: "required", params: { missingProperty: "version" } });
          errors++;
        }
        for (const key2 in data3) {
          if (!(key2 === "name" || key2 === "version")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/product", schemaPath: "#/properties/product/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data3.name !== void 0) {
          let data4 = data3.name;
          if (typeof data4 === "string") {
            if (func2(data4) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/product/name", schemaPath: "#/properties/product/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (func2(data4) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/product/name", schemaPath: "#/properties/product/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/product/name", schemaPath: "#/properties/product/properties/name/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data3.version !== void 0) {
          let data5 = data3.version;
          if (typeof data5 === "string") {
            if (func2(data5) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/product/version", schemaPath: "#/properties/product/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (func2(data5) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/product/version", schemaPath: "#/properties/product/properties/version/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/product/version", schemaPath: "#/properties/product/properties/version/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/product", schemaPath: "#/properties/product/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.project !== void 0) {
      let data6 = data.project;
      if (typeof data6 === "string") {
        if (func2(data6) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/project", schemaPath: "#/properties/project/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data6) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/project", schemaPath: "#/properties/project/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/project", schemaPath: "#/properties/project/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data7 = data.name;
      if (typeof data7 === "string") {
        if (func2(data7) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.time !== void 0) {
      let data8 = data.time;
      if (typeof data8 === "string") {
        if (func2(data8) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/time", schemaPath: "#/properties/time/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!formats0.test(data8)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/time", schemaPath: "#/properties/time/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.items !== void 0) {
      let data9 = data.items;
      if (Array.isArray(data9)) {
        if (data9.length > 3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 3 } });
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0];
          if (typeof data10 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data10 === "fileServer" || data10 === "html" || data10 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/enum", keyword: "enum", params: { allowedValues: schema14.properties.items.items.enum } });
            errors++;
          }
        }
        let i1 = data9.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data9[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/items", schemaPath: "#/properties/items/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.excludedDirs !== void 0) {
      let data11 = data.excludedDirs;
      if (Array.isArray(data11)) {
        if (data11.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        if (data11.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len1 = data11.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data12 = data11[i2];
          if (typeof data12 === "string") {
            if (func2(data12) > 4096) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/maxLength", keyword: "maxLength", params: { limit: 4096 } });
              errors++;
            }
            if (func2(data12) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data11.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data11[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.modules !== void 0) {
      let data13 = data.modules;
      if (Array.isArray(data13)) {
        if (data13.length > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/modules", schemaPath: "#/properties/modules/maxItems", keyword: "maxItems", params: { limit: 200 } });
          errors++;
        }
        const len2 = data13.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data14 = data13[i4];
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            if (data14.name === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4, schemaPath: "#/properties/modules/items/required", keyword: "required", params: { missingProperty: "name" } });
              errors++;
            }
            if (data14.records === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4, schemaPath: "#/properties/modules/items/required", keyword: "required", params: { missingProperty: "records" } });
              errors++;
            }
            for (const key3 in data14) {
              if (!(key3 === "name" || key3 === "records" || key3 === "print")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4, schemaPath: "#/properties/modules/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
                errors++;
              }
            }
            if (data14.name !== void 0) {
              let data15 = data14.name;
              if (typeof data15 === "string") {
                if (!pattern0.test(data15)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4 + "/name", schemaPath: "#/properties/modules/items/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]{0,63}$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4 + "/name", schemaPath: "#/properties/modules/items/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data14.records !== void 0) {
              let data16 = data14.records;
              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4 + "/records", schemaPath: "#/properties/modules/items/properties/records/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data16 == "number" && isFinite(data16)) {
                if (data16 > 9007199254740991 || isNaN(data16)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4 + "/records", schemaPath: "#/properties/modules/items/properties/records/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
                  errors++;
                }
                if (data16 < 0 || isNaN(data16)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4 + "/records", schemaPath: "#/properties/modules/items/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
                  errors++;
                }
              }
            }
            if (data14.print !== void 0) {
              let data17 = data14.print;
              if (typeof data17 === "string") {
                if (func2(data17) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4 + "/print", schemaPath: "#/properties/modules/items/properties/print/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4 + "/print", schemaPath: "#/properties/modules/items/properties/print/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/modules/" + i4, schemaPath: "#/properties/modules/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/modules", schemaPath: "#/properties/modules/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.counts !== void 0) {
      let data18 = data.counts;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (data18.entries === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "entries" } });
          errors++;
        }
        if (data18.bytes === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "bytes" } });
          errors++;
        }
        if (data18.records === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "records" } });
          errors++;
        }
        for (const key4 in data18) {
          if (!(key4 === "entries" || key4 === "bytes" || key4 === "records")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } });
            errors++;
          }
        }
        if (data18.entries !== void 0) {
          let data19 = data18.entries;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/counts/entries", schemaPath: "#/properties/counts/properties/entries/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 9007199254740991 || isNaN(data19)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/counts/entries", schemaPath: "#/properties/counts/properties/entries/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
              errors++;
            }
            if (data19 < 0 || isNaN(data19)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/counts/entries", schemaPath: "#/properties/counts/properties/entries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
        if (data18.bytes !== void 0) {
          let data20 = data18.bytes;
          if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/counts/bytes", schemaPath: "#/properties/counts/properties/bytes/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 > 9007199254740991 || isNaN(data20)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/counts/bytes", schemaPath: "#/properties/counts/properties/bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
              errors++;
            }
            if (data20 < 0 || isNaN(data20)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/counts/bytes", schemaPath: "#/properties/counts/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
        if (data18.records !== void 0) {
          let data21 = data18.records;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/counts/records", schemaPath: "#/properties/counts/properties/records/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 > 9007199254740991 || isNaN(data21)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/counts/records", schemaPath: "#/properties/counts/properties/records/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
              errors++;
            }
            if (data21 < 0 || isNaN(data21)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/counts/records", schemaPath: "#/properties/counts/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.entries !== void 0) {
      let data22 = data.entries;
      if (Array.isArray(data22)) {
        const len3 = data22.length;
        for (let i5 = 0; i5 < len3; i5++) {
          let data23 = data22[i5];
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.name === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "name" } });
              errors++;
            }
            if (data23.size === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "size" } });
              errors++;
            }
            if (data23.sha256 === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "sha256" } });
              errors++;
            }
            for (const key5 in data23) {
              if (!(key5 === "name" || key5 === "size" || key5 === "sha256" || key5 === "modified" || key5 === "uploader" || key5 === "altText")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5, schemaPath: "#/properties/entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } });
                errors++;
              }
            }
            if (data23.name !== void 0) {
              let data24 = data23.name;
              if (typeof data24 === "string") {
                if (func2(data24) > 4096) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/name", schemaPath: "#/properties/entries/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 } });
                  errors++;
                }
                if (func2(data24) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/name", schemaPath: "#/properties/entries/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/name", schemaPath: "#/properties/entries/items/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data23.size !== void 0) {
              let data25 = data23.size;
              if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/size", schemaPath: "#/properties/entries/items/properties/size/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data25 == "number" && isFinite(data25)) {
                if (data25 > 9007199254740991 || isNaN(data25)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/size", schemaPath: "#/properties/entries/items/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
                  errors++;
                }
                if (data25 < 0 || isNaN(data25)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/size", schemaPath: "#/properties/entries/items/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
                  errors++;
                }
              }
            }
            if (data23.sha256 !== void 0) {
              let data26 = data23.sha256;
              if (typeof data26 === "string") {
                if (!pattern1.test(data26)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/sha256", schemaPath: "#/properties/entries/items/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/sha256", schemaPath: "#/properties/entries/items/properties/sha256/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data23.modified !== void 0) {
              let data27 = data23.modified;
              if (typeof data27 === "string") {
                if (func2(data27) > 40) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/modified", schemaPath: "#/properties/entries/items/properties/modified/maxLength", keyword: "maxLength", params: { limit: 40 } });
                  errors++;
                }
                if (!formats0.test(data27)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/modified", schemaPath: "#/properties/entries/items/properties/modified/format", keyword: "format", params: { format: "date-time" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/modified", schemaPath: "#/properties/entries/items/properties/modified/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data23.uploader !== void 0) {
              let data28 = data23.uploader;
              if (typeof data28 === "string") {
                if (func2(data28) > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/uploader", schemaPath: "#/properties/entries/items/properties/uploader/maxLength", keyword: "maxLength", params: { limit: 100 } });
                  errors++;
                }
                if (func2(data28) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/uploader", schemaPath: "#/properties/entries/items/properties/uploader/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/uploader", schemaPath: "#/properties/entries/items/properties/uploader/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data23.altText !== void 0) {
              let data29 = data23.altText;
              const _errs64 = errors;
              let valid16 = false;
              const _errs65 = errors;
              if (typeof data29 === "string") {
                if (func2(data29) > 1e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                  errors++;
                }
                if (func2(data29) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern2.test(data29)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/0/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              var _valid0 = _errs65 === errors;
              valid16 = valid16 || _valid0;
              if (!valid16) {
                const _errs67 = errors;
                if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                  if (Object.keys(data29).length > 50) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
                    errors++;
                  }
                  if (Object.keys(data29).length < 1) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
                    errors++;
                  }
                  for (const key6 in data29) {
                    const _errs69 = errors;
                    if (typeof key6 === "string") {
                      if (!pattern3.test(key6)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key6 });
                        errors++;
                      }
                    } else {
                      (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key6 });
                      errors++;
                    }
                    var valid17 = _errs69 === errors;
                    if (!valid17) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key6 } });
                      errors++;
                    }
                  }
                  for (const key7 in data29) {
                    let data30 = data29[key7];
                    if (typeof data30 === "string") {
                      if (func2(data30) > 1e3) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                        errors++;
                      }
                      if (func2(data30) < 1) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                        errors++;
                      }
                      if (!pattern2.test(data30)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                        errors++;
                      }
                    } else {
                      (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
                      errors++;
                    }
                  }
                } else {
                  (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf/1/type", keyword: "type", params: { type: "object" } });
                  errors++;
                }
                var _valid0 = _errs67 === errors;
                valid16 = valid16 || _valid0;
              }
              if (!valid16) {
                (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5 + "/altText", schemaPath: "#/properties/entries/items/properties/altText/anyOf", keyword: "anyOf", params: {} });
                errors++;
              } else {
                errors = _errs64;
                if (vErrors !== null) {
                  if (_errs64) {
                    vErrors.length = _errs64;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/entries/" + i5, schemaPath: "#/properties/entries/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" } });
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
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "password")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data0 = data.password;
      if (typeof data0 === "string") {
        if (func2(data0) > 128) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 128 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
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
  validate14.errors = vErrors;
  return errors === 0;
}
var test3 = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.width !== void 0) {
      let data0 = data.width;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 600 || isNaN(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 600 } });
          errors++;
        }
        if (data0 < 40 || isNaN(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 40 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "number" } });
        errors++;
      }
    }
    if (data.height !== void 0) {
      let data1 = data.height;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 300 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 300 } });
          errors++;
        }
        if (data1 < 20 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "number" } });
        errors++;
      }
    }
    if (data.captchaLen !== void 0) {
      let data2 = data.captchaLen;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/captchaLen", schemaPath: "#/properties/captchaLen/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 8 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/captchaLen", schemaPath: "#/properties/captchaLen/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 } });
          errors++;
        }
        if (data2 < 3 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/captchaLen", schemaPath: "#/properties/captchaLen/minimum", keyword: "minimum", params: { comparison: ">=", limit: 3 } });
          errors++;
        }
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
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1e3) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1e3 } });
      errors++;
    }
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      const _errs1 = errors;
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(key0 === "__proto__" || key0 === "constructor" || key0 === "prototype")) {
        (vErrors ??= []).push({});
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/not", keyword: "not", params: {}, propertyName: key0 });
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
      if (typeof key0 === "string") {
        if (func2(key0) > 200) {
          (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 200 }, propertyName: key0 });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key0 });
        errors++;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.catalog !== void 0) {
      let data2 = data.catalog;
      if (typeof data2 === "string") {
        if (func2(data2) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.remark !== void 0) {
      let data3 = data.remark;
      if (typeof data3 === "string") {
        if (func2(data3) > 2e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/remark", schemaPath: "#/properties/remark/maxLength", keyword: "maxLength", params: { limit: 2e3 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/remark", schemaPath: "#/properties/remark/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isDelete !== void 0) {
      if (typeof data.isDelete !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isDelete", schemaPath: "#/properties/isDelete/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
var test5 = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1e3) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1e3 } });
      errors++;
    }
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 in data) {
      const _errs1 = errors;
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(key0 === "__proto__" || key0 === "constructor" || key0 === "prototype")) {
        (vErrors ??= []).push({});
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/not", keyword: "not", params: {}, propertyName: key0 });
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
      if (typeof key0 === "string") {
        if (func2(key0) > 200) {
          (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 200 }, propertyName: key0 });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key0 });
        errors++;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.catalog !== void 0) {
      let data2 = data.catalog;
      if (typeof data2 === "string") {
        if (func2(data2) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.remark !== void 0) {
      let data3 = data.remark;
      if (typeof data3 === "string") {
        if (func2(data3) > 2e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/remark", schemaPath: "#/properties/remark/maxLength", keyword: "maxLength", params: { limit: 2e3 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/remark", schemaPath: "#/properties/remark/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isDelete !== void 0) {
      if (typeof data.isDelete !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isDelete", schemaPath: "#/properties/isDelete/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
var test6 = validate18;
var pattern5 = new RegExp("^[A-Za-z0-9-]{1,64}$", "u");
var pattern6 = new RegExp("^[^\\p{C}\\p{Zl}\\p{Zp}]+$", "u");
var pattern7 = new RegExp("^[0-9T:-]{19}Z$", "u");
var pattern10 = new RegExp("^[A-Za-z0-9]{1,64}$", "u");
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } });
      errors++;
    }
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.customer === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customer" } });
      errors++;
    }
    if (data.issueTime === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issueTime" } });
      errors++;
    }
    if (data.startTime === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startTime" } });
      errors++;
    }
    if (data.expireTime === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expireTime" } });
      errors++;
    }
    if (data.feature === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feature" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "version" || key0 === "id" || key0 === "customer" || key0 === "issueTime" || key0 === "startTime" || key0 === "expireTime" || key0 === "feature" || key0 === "limit")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        (vErrors ??= []).push({ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 === "string") {
        if (!pattern5.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9-]{1,64}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.customer !== void 0) {
      let data2 = data.customer;
      if (typeof data2 === "string") {
        if (func2(data2) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern6.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/pattern", keyword: "pattern", params: { pattern: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.issueTime !== void 0) {
      let data3 = data.issueTime;
      if (typeof data3 === "string") {
        if (!pattern7.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/issueTime", schemaPath: "#/properties/issueTime/pattern", keyword: "pattern", params: { pattern: "^[0-9T:-]{19}Z$" } });
          errors++;
        }
        if (!formats0.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/issueTime", schemaPath: "#/properties/issueTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/issueTime", schemaPath: "#/properties/issueTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.startTime !== void 0) {
      let data4 = data.startTime;
      if (typeof data4 === "string") {
        if (!pattern7.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/startTime", schemaPath: "#/properties/startTime/pattern", keyword: "pattern", params: { pattern: "^[0-9T:-]{19}Z$" } });
          errors++;
        }
        if (!formats0.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/startTime", schemaPath: "#/properties/startTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/startTime", schemaPath: "#/properties/startTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.expireTime !== void 0) {
      let data5 = data.expireTime;
      if (typeof data5 === "string") {
        if (!pattern7.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/expireTime", schemaPath: "#/properties/expireTime/pattern", keyword: "pattern", params: { pattern: "^[0-9T:-]{19}Z$" } });
          errors++;
        }
        if (!formats0.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/expireTime", schemaPath: "#/properties/expireTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/expireTime", schemaPath: "#/properties/expireTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.feature !== void 0) {
      let data6 = data.feature;
      if (Array.isArray(data6)) {
        if (data6.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/feature", schemaPath: "#/properties/feature/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 === "string") {
            if (!pattern10.test(data7)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/feature/" + i0, schemaPath: "#/properties/feature/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/feature/" + i0, schemaPath: "#/properties/feature/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data6.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data6[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/feature", schemaPath: "#/properties/feature/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/feature", schemaPath: "#/properties/feature/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data8 = data.limit;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (Object.keys(data8).length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
          errors++;
        }
        for (const key1 in data8) {
          const _errs19 = errors;
          if (typeof key1 === "string") {
            if (!pattern10.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9]{1,64}$" }, propertyName: key1 });
              errors++;
            }
          }
          var valid4 = _errs19 === errors;
          if (!valid4) {
            (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data8) {
          let data9 = data8[key2];
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/limit/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/limit/additionalProperties/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1e5 || isNaN(data9)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/limit/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/limit/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } });
              errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/limit/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/limit/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
var test7 = validate19;
var schema20 = { "type": "object", "additionalProperties": false, "required": ["name", "scope", "query"], "properties": { "id": { "type": "string", "maxLength": 64 }, "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "scope": { "type": "string", "enum": ["private", "role", "all"] }, "role": { "type": "string", "minLength": 1, "maxLength": 64 }, "isDefault": { "type": "boolean" }, "query": { "type": "object", "additionalProperties": false, "properties": { "filter": { "type": "object", "maxProperties": 100 }, "sorts": { "type": "array", "maxItems": 8, "items": { "type": "object", "minProperties": 1, "maxProperties": 1 } }, "limit": { "type": "integer", "enum": [15, 30, 50, 100] } } }, "columns": { "type": "array", "maxItems": 200, "items": { "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 500 }, "width": { "type": "integer", "minimum": 40, "maximum": 1e3 }, "pin": { "type": "string", "enum": ["start", "end"] } } } } } };
var pattern12 = new RegExp("\\S", "u");
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (data.scope === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" } });
      errors++;
    }
    if (data.query === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "scope" || key0 === "role" || key0 === "isDefault" || key0 === "query" || key0 === "columns")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern12.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.scope !== void 0) {
      let data2 = data.scope;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "private" || data2 === "role" || data2 === "all")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema20.properties.scope.enum } });
        errors++;
      }
    }
    if (data.role !== void 0) {
      let data3 = data.role;
      if (typeof data3 === "string") {
        if (func2(data3) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/role", schemaPath: "#/properties/role/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isDefault !== void 0) {
      if (typeof data.isDefault !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isDefault", schemaPath: "#/properties/isDefault/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data5 = data.query;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key1 in data5) {
          if (!(key1 === "filter" || key1 === "sorts" || key1 === "limit")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data5.filter !== void 0) {
          let data6 = data5.filter;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (Object.keys(data6).length > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/query/filter", schemaPath: "#/properties/query/properties/filter/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/query/filter", schemaPath: "#/properties/query/properties/filter/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data5.sorts !== void 0) {
          let data7 = data5.sorts;
          if (Array.isArray(data7)) {
            if (data7.length > 8) {
              (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts", schemaPath: "#/properties/query/properties/sorts/maxItems", keyword: "maxItems", params: { limit: 8 } });
              errors++;
            }
            const len0 = data7.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data8 = data7[i0];
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (Object.keys(data8).length > 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts/" + i0, schemaPath: "#/properties/query/properties/sorts/items/maxProperties", keyword: "maxProperties", params: { limit: 1 } });
                  errors++;
                }
                if (Object.keys(data8).length < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts/" + i0, schemaPath: "#/properties/query/properties/sorts/items/minProperties", keyword: "minProperties", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts/" + i0, schemaPath: "#/properties/query/properties/sorts/items/type", keyword: "type", params: { type: "object" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts", schemaPath: "#/properties/query/properties/sorts/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
        if (data5.limit !== void 0) {
          let data9 = data5.limit;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data9 === 15 || data9 === 30 || data9 === 50 || data9 === 100)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/enum", keyword: "enum", params: { allowedValues: schema20.properties.query.properties.limit.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data10 = data.columns;
      if (Array.isArray(data10)) {
        if (data10.length > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 200 } });
          errors++;
        }
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data11 = data10[i1];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.path === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1, schemaPath: "#/properties/columns/items/required", keyword: "required", params: { missingProperty: "path" } });
              errors++;
            }
            for (const key2 in data11) {
              if (!(key2 === "path" || key2 === "width" || key2 === "pin")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1, schemaPath: "#/properties/columns/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                errors++;
              }
            }
            if (data11.path !== void 0) {
              let data12 = data11.path;
              if (typeof data12 === "string") {
                if (func2(data12) > 500) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/path", schemaPath: "#/properties/columns/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 500 } });
                  errors++;
                }
                if (func2(data12) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/path", schemaPath: "#/properties/columns/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/path", schemaPath: "#/properties/columns/items/properties/path/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data11.width !== void 0) {
              let data13 = data11.width;
              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/width", schemaPath: "#/properties/columns/items/properties/width/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data13 == "number" && isFinite(data13)) {
                if (data13 > 1e3 || isNaN(data13)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/width", schemaPath: "#/properties/columns/items/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
                  errors++;
                }
                if (data13 < 40 || isNaN(data13)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/width", schemaPath: "#/properties/columns/items/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 40 } });
                  errors++;
                }
              }
            }
            if (data11.pin !== void 0) {
              let data14 = data11.pin;
              if (typeof data14 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/pin", schemaPath: "#/properties/columns/items/properties/pin/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data14 === "start" || data14 === "end")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/pin", schemaPath: "#/properties/columns/items/properties/pin/enum", keyword: "enum", params: { allowedValues: schema20.properties.columns.items.properties.pin.enum } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1, schemaPath: "#/properties/columns/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
var test8 = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" } });
      errors++;
    }
    if (data.password === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "username" || key0 === "password" || key0 === "verifyCode")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data0 = data.username;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data1 = data.password;
      if (typeof data1 === "string") {
        if (func2(data1) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.verifyCode !== void 0) {
      let data2 = data.verifyCode;
      if (typeof data2 === "string") {
        if (func2(data2) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/verifyCode", schemaPath: "#/properties/verifyCode/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/verifyCode", schemaPath: "#/properties/verifyCode/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
var test9 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1e3) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1e3 } });
      errors++;
    }
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      const _errs1 = errors;
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(key0 === "__proto__" || key0 === "constructor" || key0 === "prototype")) {
        (vErrors ??= []).push({});
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/not", keyword: "not", params: {}, propertyName: key0 });
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
      if (typeof key0 === "string") {
        if (func2(key0) > 200) {
          (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 200 }, propertyName: key0 });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key0 });
        errors++;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.custom !== void 0) {
      let data2 = data.custom;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.schema !== void 0) {
          let data3 = data2.schema;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.properties !== void 0) {
              let data4 = data3.properties;
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (Object.keys(data4).length > 2e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties", schemaPath: "#/properties/custom/properties/schema/properties/properties/maxProperties", keyword: "maxProperties", params: { limit: 2e3 } });
                  errors++;
                }
                for (const key1 in data4) {
                  let data5 = data4[key1];
                  if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                    if (data5.title !== void 0) {
                      let data6 = data5.title;
                      const _errs23 = errors;
                      let valid7 = false;
                      const _errs24 = errors;
                      if (typeof data6 === "string") {
                        if (func2(data6) > 500) {
                          (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 500 } });
                          errors++;
                        }
                      } else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/0/type", keyword: "type", params: { type: "string" } });
                        errors++;
                      }
                      var _valid0 = _errs24 === errors;
                      valid7 = valid7 || _valid0;
                      if (!valid7) {
                        const _errs26 = errors;
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          if (Object.keys(data6).length > 50) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
                            errors++;
                          }
                          for (const key2 in data6) {
                            let data7 = data6[key2];
                            if (typeof data7 === "string") {
                              if (func2(data7) > 500) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 } });
                                errors++;
                              }
                            } else {
                              (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
                              errors++;
                            }
                          }
                        } else {
                          (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/1/type", keyword: "type", params: { type: "object" } });
                          errors++;
                        }
                        var _valid0 = _errs26 === errors;
                        valid7 = valid7 || _valid0;
                      }
                      if (!valid7) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf", keyword: "anyOf", params: {} });
                        errors++;
                      } else {
                        errors = _errs23;
                        if (vErrors !== null) {
                          if (_errs23) {
                            vErrors.length = _errs23;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data5.listFields !== void 0) {
                      if (typeof data5.listFields !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/listFields", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/listFields/type", keyword: "type", params: { type: "boolean" } });
                        errors++;
                      }
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/type", keyword: "type", params: { type: "object" } });
                    errors++;
                  }
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties", schemaPath: "#/properties/custom/properties/schema/properties/properties/type", keyword: "type", params: { type: "object" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema", schemaPath: "#/properties/custom/properties/schema/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var test10 = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1e3) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1e3 } });
      errors++;
    }
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 in data) {
      const _errs1 = errors;
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(key0 === "__proto__" || key0 === "constructor" || key0 === "prototype")) {
        (vErrors ??= []).push({});
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/not", keyword: "not", params: {}, propertyName: key0 });
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
      if (typeof key0 === "string") {
        if (func2(key0) > 200) {
          (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 200 }, propertyName: key0 });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key0 });
        errors++;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.custom !== void 0) {
      let data2 = data.custom;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.schema !== void 0) {
          let data3 = data2.schema;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.properties !== void 0) {
              let data4 = data3.properties;
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (Object.keys(data4).length > 2e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties", schemaPath: "#/properties/custom/properties/schema/properties/properties/maxProperties", keyword: "maxProperties", params: { limit: 2e3 } });
                  errors++;
                }
                for (const key1 in data4) {
                  let data5 = data4[key1];
                  if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                    if (data5.title !== void 0) {
                      let data6 = data5.title;
                      const _errs23 = errors;
                      let valid7 = false;
                      const _errs24 = errors;
                      if (typeof data6 === "string") {
                        if (func2(data6) > 500) {
                          (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 500 } });
                          errors++;
                        }
                      } else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/0/type", keyword: "type", params: { type: "string" } });
                        errors++;
                      }
                      var _valid0 = _errs24 === errors;
                      valid7 = valid7 || _valid0;
                      if (!valid7) {
                        const _errs26 = errors;
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          if (Object.keys(data6).length > 50) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
                            errors++;
                          }
                          for (const key2 in data6) {
                            let data7 = data6[key2];
                            if (typeof data7 === "string") {
                              if (func2(data7) > 500) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 } });
                                errors++;
                              }
                            } else {
                              (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
                              errors++;
                            }
                          }
                        } else {
                          (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf/1/type", keyword: "type", params: { type: "object" } });
                          errors++;
                        }
                        var _valid0 = _errs26 === errors;
                        valid7 = valid7 || _valid0;
                      }
                      if (!valid7) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/title/anyOf", keyword: "anyOf", params: {} });
                        errors++;
                      } else {
                        errors = _errs23;
                        if (vErrors !== null) {
                          if (_errs23) {
                            vErrors.length = _errs23;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data5.listFields !== void 0) {
                      if (typeof data5.listFields !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/listFields", schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/properties/listFields/type", keyword: "type", params: { type: "boolean" } });
                        errors++;
                      }
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom/properties/schema/properties/properties/additionalProperties/type", keyword: "type", params: { type: "object" } });
                    errors++;
                  }
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema/properties", schemaPath: "#/properties/custom/properties/schema/properties/properties/type", keyword: "type", params: { type: "object" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/custom/schema", schemaPath: "#/properties/custom/properties/schema/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var test11 = validate23;
var schema24 = { "type": "object", "additionalProperties": false, "required": ["id", "createTime", "provider", "to", "status", "tries", "ids"], "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$" }, "to": { "type": "string" }, "createTime": { "type": "string", "format": "date-time" }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "about": { "type": "string" }, "subject": { "type": "string" }, "template": { "type": "string" }, "createdBy": { "type": "string" }, "status": { "type": "string", "enum": ["queued", "sending", "accepted", "delivered", "read", "failed", "unknown"] }, "tries": { "type": "integer", "minimum": 0 }, "nextTime": { "type": "string", "format": "date-time" }, "endTime": { "type": "string", "format": "date-time" }, "isTest": { "type": "boolean" }, "ids": { "type": "object", "additionalProperties": { "type": "string" } }, "problem": { "type": "object", "additionalProperties": false, "properties": { "cause": { "type": "string", "maxLength": 100 }, "code": { "type": "string", "maxLength": 200 }, "answer": { "type": "string", "maxLength": 5e3 }, "isRetryable": { "type": "boolean" }, "params": { "type": "object", "maxProperties": 20, "additionalProperties": { "type": "string", "maxLength": 1e3 } }, "provider": { "type": "string", "maxLength": 20 } } } } };
var pattern13 = new RegExp("^[0-9a-f]{24}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.createTime === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createTime" } });
      errors++;
    }
    if (data.provider === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } });
      errors++;
    }
    if (data.to === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } });
      errors++;
    }
    if (data.status === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } });
      errors++;
    }
    if (data.tries === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tries" } });
      errors++;
    }
    if (data.ids === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ids" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func8.call(schema24.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern13.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      if (typeof data.to !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.createTime !== void 0) {
      let data2 = data.createTime;
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/createTime", schemaPath: "#/properties/createTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/createTime", schemaPath: "#/properties/createTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data3 = data.provider;
      if (typeof data3 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data3 === "dingtalk" || data3 === "email" || data3 === "wechat" || data3 === "sms")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema24.properties.provider.enum } });
        errors++;
      }
    }
    if (data.about !== void 0) {
      if (typeof data.about !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.subject !== void 0) {
      if (typeof data.subject !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.template !== void 0) {
      if (typeof data.template !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.createdBy !== void 0) {
      if (typeof data.createdBy !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/createdBy", schemaPath: "#/properties/createdBy/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data8 = data.status;
      if (typeof data8 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data8 === "queued" || data8 === "sending" || data8 === "accepted" || data8 === "delivered" || data8 === "read" || data8 === "failed" || data8 === "unknown")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema24.properties.status.enum } });
        errors++;
      }
    }
    if (data.tries !== void 0) {
      let data9 = data.tries;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/tries", schemaPath: "#/properties/tries/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/tries", schemaPath: "#/properties/tries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
      }
    }
    if (data.nextTime !== void 0) {
      let data10 = data.nextTime;
      if (typeof data10 === "string") {
        if (!formats0.test(data10)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/nextTime", schemaPath: "#/properties/nextTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/nextTime", schemaPath: "#/properties/nextTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.endTime !== void 0) {
      let data11 = data.endTime;
      if (typeof data11 === "string") {
        if (!formats0.test(data11)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/endTime", schemaPath: "#/properties/endTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/endTime", schemaPath: "#/properties/endTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isTest !== void 0) {
      if (typeof data.isTest !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isTest", schemaPath: "#/properties/isTest/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data13 = data.ids;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (const key1 in data13) {
          if (typeof data13[key1] !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/ids/additionalProperties/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.problem !== void 0) {
      let data15 = data.problem;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (const key2 in data15) {
          if (!(key2 === "cause" || key2 === "code" || key2 === "answer" || key2 === "isRetryable" || key2 === "params" || key2 === "provider")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data15.cause !== void 0) {
          let data16 = data15.cause;
          if (typeof data16 === "string") {
            if (func2(data16) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/cause", schemaPath: "#/properties/problem/properties/cause/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/cause", schemaPath: "#/properties/problem/properties/cause/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data15.code !== void 0) {
          let data17 = data15.code;
          if (typeof data17 === "string") {
            if (func2(data17) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/code", schemaPath: "#/properties/problem/properties/code/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/code", schemaPath: "#/properties/problem/properties/code/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data15.answer !== void 0) {
          let data18 = data15.answer;
          if (typeof data18 === "string") {
            if (func2(data18) > 5e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/answer", schemaPath: "#/properties/problem/properties/answer/maxLength", keyword: "maxLength", params: { limit: 5e3 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/answer", schemaPath: "#/properties/problem/properties/answer/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data15.isRetryable !== void 0) {
          if (typeof data15.isRetryable !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/isRetryable", schemaPath: "#/properties/problem/properties/isRetryable/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data15.params !== void 0) {
          let data20 = data15.params;
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (Object.keys(data20).length > 20) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/params", schemaPath: "#/properties/problem/properties/params/maxProperties", keyword: "maxProperties", params: { limit: 20 } });
              errors++;
            }
            for (const key3 in data20) {
              let data21 = data20[key3];
              if (typeof data21 === "string") {
                if (func2(data21) > 1e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/problem/params/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/problem/properties/params/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/problem/params/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/problem/properties/params/additionalProperties/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/params", schemaPath: "#/properties/problem/properties/params/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data15.provider !== void 0) {
          let data22 = data15.provider;
          if (typeof data22 === "string") {
            if (func2(data22) > 20) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/provider", schemaPath: "#/properties/problem/properties/provider/maxLength", keyword: "maxLength", params: { limit: 20 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/provider", schemaPath: "#/properties/problem/properties/provider/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var test12 = validate24;
var pattern14 = new RegExp("^([^\\s@]+@[^\\s@]+)?$", "u");
var pattern15 = new RegExp("^[0-9+() -]*$", "u");
var pattern16 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|(?!\\s*[/\\\\]{2})[^:\\p{Cc}]*$)", "u");
var pattern17 = new RegExp("^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "u");
var pattern18 = new RegExp("^[A-Za-z0-9_-]{1,100}$", "u");
var formats16 = /^(?:https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}/?#@:[\]<>\\^|%]+)(?::(?:0*(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|\d{1,4}))?)?(?=[/?#]|$)|(?!https?:))/iu;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.password === void 0 && (missing0 = "password")) {
      (vErrors ??= []).push({});
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.oldPassword === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: "oldPassword" } });
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } });
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "email" || key0 === "phone" || key0 === "avatar" || key0 === "language" || key0 === "pageSetting" || key0 === "oldPassword" || key0 === "password")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data1 = data.email;
      if (typeof data1 === "string") {
        if (func2(data1) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern14.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data2 = data.phone;
      if (typeof data2 === "string") {
        if (func2(data2) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern15.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.avatar !== void 0) {
      let data3 = data.avatar;
      if (typeof data3 === "string") {
        if (func2(data3) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
        if (!pattern16.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|(?!\\s*[/\\\\]{2})[^:\\p{Cc}]*$)" } });
          errors++;
        }
        if (!formats16.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/format", keyword: "format", params: { format: "web-address" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data4 = data.language;
      if (typeof data4 === "string") {
        if (func2(data4) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern17.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.pageSetting !== void 0) {
      let data5 = data.pageSetting;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/maxProperties", keyword: "maxProperties", params: { limit: 500 } });
          errors++;
        }
        for (const key1 in data5) {
          const _errs18 = errors;
          const _errs20 = errors;
          const _errs21 = errors;
          if (!(key1 === "__proto__" || key1 === "constructor" || key1 === "prototype")) {
            (vErrors ??= []).push({});
            errors++;
          }
          var valid4 = _errs21 === errors;
          if (valid4) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/not", keyword: "not", params: {}, propertyName: key1 });
            errors++;
          } else {
            errors = _errs20;
            if (vErrors !== null) {
              if (_errs20) {
                vErrors.length = _errs20;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof key1 === "string") {
            if (!pattern18.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,100}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid3 = _errs18 === errors;
          if (!valid3) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data5) {
          let data6 = data5[key2];
          if (Array.isArray(data6)) {
            if (data6.length > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } });
              errors++;
            }
            const len0 = data6.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data7 = data6[i0];
              if (typeof data7 === "string") {
                if (func2(data7) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/pageSetting/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data7) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/pageSetting/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/pageSetting/additionalProperties/items/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.oldPassword !== void 0) {
      let data8 = data.oldPassword;
      if (typeof data8 === "string") {
        if (func2(data8) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/oldPassword", schemaPath: "#/properties/oldPassword/maxLength", keyword: "maxLength", params: { limit: 256 } });
          errors++;
        }
        if (func2(data8) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/oldPassword", schemaPath: "#/properties/oldPassword/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/oldPassword", schemaPath: "#/properties/oldPassword/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data9 = data.password;
      if (typeof data9 === "string") {
        if (func2(data9) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 } });
          errors++;
        }
        if (func2(data9) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
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
  validate24.errors = vErrors;
  return errors === 0;
}
var test13 = validate25;
var schema26 = { "type": "object", "additionalProperties": false, "required": ["action"], "properties": { "action": { "type": "string", "enum": ["edit", "delete"] }, "ids": { "type": "array", "minItems": 1, "maxItems": 1e4, "items": { "type": "string", "minLength": 1, "maxLength": 200 } }, "filter": { "type": "object", "maxProperties": 100 }, "values": { "type": "object", "minProperties": 1, "maxProperties": 200, "additionalProperties": true } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "action" || key0 === "ids" || key0 === "filter" || key0 === "values")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "edit" || data0 === "delete")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema26.properties.action.enum } });
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data1 = data.ids;
      if (Array.isArray(data1)) {
        if (data1.length > 1e4) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/maxItems", keyword: "maxItems", params: { limit: 1e4 } });
          errors++;
        }
        if (data1.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func2(data2) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data3 = data.filter;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.values !== void 0) {
      let data4 = data.values;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxProperties", keyword: "maxProperties", params: { limit: 200 } });
          errors++;
        }
        if (Object.keys(data4).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var test14 = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ticket === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ticket" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ticket")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.ticket !== void 0) {
      let data0 = data.ticket;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
var test15 = validate27;
var schema28 = { "type": "object", "additionalProperties": false, "required": ["format", "columns"], "properties": { "format": { "type": "string", "enum": ["csv", "ndjson", "xlsx"] }, "ids": { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "type": "string", "minLength": 1, "maxLength": 200 } }, "filter": { "type": "object", "maxProperties": 100 }, "sorts": { "type": "array", "maxItems": 8, "items": { "type": "object", "minProperties": 1, "maxProperties": 1 } }, "columns": { "type": "array", "minItems": 1, "maxItems": 200, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 500 } }, "timeZone": { "type": "string", "minLength": 1, "maxLength": 100 } } };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.format === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" } });
      errors++;
    }
    if (data.columns === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "format" || key0 === "ids" || key0 === "filter" || key0 === "sorts" || key0 === "columns" || key0 === "timeZone")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data0 = data.format;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "csv" || data0 === "ndjson" || data0 === "xlsx")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema28.properties.format.enum } });
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data1 = data.ids;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        if (data1.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func2(data2) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data3 = data.filter;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.sorts !== void 0) {
      let data4 = data.sorts;
      if (Array.isArray(data4)) {
        if (data4.length > 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/sorts", schemaPath: "#/properties/sorts/maxItems", keyword: "maxItems", params: { limit: 8 } });
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (Object.keys(data5).length > 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sorts/" + i1, schemaPath: "#/properties/sorts/items/maxProperties", keyword: "maxProperties", params: { limit: 1 } });
              errors++;
            }
            if (Object.keys(data5).length < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sorts/" + i1, schemaPath: "#/properties/sorts/items/minProperties", keyword: "minProperties", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sorts/" + i1, schemaPath: "#/properties/sorts/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/sorts", schemaPath: "#/properties/sorts/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data6 = data.columns;
      if (Array.isArray(data6)) {
        if (data6.length > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 200 } });
          errors++;
        }
        if (data6.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 === "string") {
            if (func2(data7) > 500) {
              (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i2, schemaPath: "#/properties/columns/items/maxLength", keyword: "maxLength", params: { limit: 500 } });
              errors++;
            }
            if (func2(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i2, schemaPath: "#/properties/columns/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i2, schemaPath: "#/properties/columns/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data6.length;
        let j0;
        if (i3 > 1) {
          const indices0 = {};
          for (; i3--; ) {
            let item0 = data6[i3];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.timeZone !== void 0) {
      let data8 = data.timeZone;
      if (typeof data8 === "string") {
        if (func2(data8) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data8) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var test16 = validate28;
var pattern19 = new RegExp("^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "description" || key0 === "permissions")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func2(data2) > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data3 = data.permissions;
      if (Array.isArray(data3)) {
        if (data3.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === "string") {
            if (func2(data4) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern19.test(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data3.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data3[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var test17 = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "description" || key0 === "permissions")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func2(data2) > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data3 = data.permissions;
      if (Array.isArray(data3)) {
        if (data3.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === "string") {
            if (func2(data4) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern19.test(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data3.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data3[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var test18 = validate30;
var schema31 = { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64 }, "status": { "type": "string", "enum": ["pause"] } }, "minProperties": 1 };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "status")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "pause")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema31.properties.status.enum } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var test19 = validate31;
var schema32 = { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64 }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "type": { "type": "string", "enum": ["custom"] }, "isDark": { "type": "boolean" }, "tokens": { "type": "object", "maxProperties": 300, "propertyNames": { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9]{0,63}$" }, "additionalProperties": { "anyOf": [{ "type": "string", "maxLength": 200, "pattern": "^(?![\\s\\S]*(?:[uU][rR][lL]|[sS][rR][cC]|[iI][mM][aA][gG][eE](?:-[sS][eE][tT])?|[eE][xX][pP][rR][eE][sS][sS][iI][oO][nN])\\s*\\()[^;{}<>\\\\@]*$" }, { "type": "number" }, { "type": "boolean" }] } } }, "minProperties": 1 };
var pattern21 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,63}$", "u");
var pattern22 = new RegExp("^(?![\\s\\S]*(?:[uU][rR][lL]|[sS][rR][cC]|[iI][mM][aA][gG][eE](?:-[sS][eE][tT])?|[eE][xX][pP][rR][eE][sS][sS][iI][oO][nN])\\s*\\()[^;{}<>\\\\@]*$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "type" || key0 === "isDark" || key0 === "tokens")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "custom")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema32.properties.type.enum } });
        errors++;
      }
    }
    if (data.isDark !== void 0) {
      if (typeof data.isDark !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isDark", schemaPath: "#/properties/isDark/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.tokens !== void 0) {
      let data4 = data.tokens;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 300) {
          (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/maxProperties", keyword: "maxProperties", params: { limit: 300 } });
          errors++;
        }
        for (const key1 in data4) {
          const _errs12 = errors;
          if (typeof key1 === "string") {
            if (!pattern21.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,63}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid1 = _errs12 === errors;
          if (!valid1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data4) {
          let data5 = data4[key2];
          const _errs16 = errors;
          let valid3 = false;
          const _errs17 = errors;
          if (typeof data5 === "string") {
            if (func2(data5) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (!pattern22.test(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(?![\\s\\S]*(?:[uU][rR][lL]|[sS][rR][cC]|[iI][mM][aA][gG][eE](?:-[sS][eE][tT])?|[eE][xX][pP][rR][eE][sS][sS][iI][oO][nN])\\s*\\()[^;{}<>\\\\@]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid0 = _errs17 === errors;
          valid3 = valid3 || _valid0;
          if (!valid3) {
            const _errs19 = errors;
            if (!(typeof data5 == "number" && isFinite(data5))) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "number" } });
              errors++;
            }
            var _valid0 = _errs19 === errors;
            valid3 = valid3 || _valid0;
            if (!valid3) {
              const _errs21 = errors;
              if (typeof data5 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/2/type", keyword: "type", params: { type: "boolean" } });
                errors++;
              }
              var _valid0 = _errs21 === errors;
              valid3 = valid3 || _valid0;
            }
          }
          if (!valid3) {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs16;
            if (vErrors !== null) {
              if (_errs16) {
                vErrors.length = _errs16;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var test20 = validate32;
var schema33 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "id": { "type": "string", "maxLength": 64 }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "type": { "type": "string", "enum": ["custom"] }, "isDark": { "type": "boolean" }, "tokens": { "type": "object", "maxProperties": 300, "propertyNames": { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9]{0,63}$" }, "additionalProperties": { "anyOf": [{ "type": "string", "maxLength": 200, "pattern": "^(?![\\s\\S]*(?:[uU][rR][lL]|[sS][rR][cC]|[iI][mM][aA][gG][eE](?:-[sS][eE][tT])?|[eE][xX][pP][rR][eE][sS][sS][iI][oO][nN])\\s*\\()[^;{}<>\\\\@]*$" }, { "type": "number" }, { "type": "boolean" }] } } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "type" || key0 === "isDark" || key0 === "tokens")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "custom")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema33.properties.type.enum } });
        errors++;
      }
    }
    if (data.isDark !== void 0) {
      if (typeof data.isDark !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isDark", schemaPath: "#/properties/isDark/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.tokens !== void 0) {
      let data4 = data.tokens;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 300) {
          (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/maxProperties", keyword: "maxProperties", params: { limit: 300 } });
          errors++;
        }
        for (const key1 in data4) {
          const _errs12 = errors;
          if (typeof key1 === "string") {
            if (!pattern21.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,63}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid1 = _errs12 === errors;
          if (!valid1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data4) {
          let data5 = data4[key2];
          const _errs16 = errors;
          let valid3 = false;
          const _errs17 = errors;
          if (typeof data5 === "string") {
            if (func2(data5) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (!pattern22.test(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(?![\\s\\S]*(?:[uU][rR][lL]|[sS][rR][cC]|[iI][mM][aA][gG][eE](?:-[sS][eE][tT])?|[eE][xX][pP][rR][eE][sS][sS][iI][oO][nN])\\s*\\()[^;{}<>\\\\@]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid0 = _errs17 === errors;
          valid3 = valid3 || _valid0;
          if (!valid3) {
            const _errs19 = errors;
            if (!(typeof data5 == "number" && isFinite(data5))) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "number" } });
              errors++;
            }
            var _valid0 = _errs19 === errors;
            valid3 = valid3 || _valid0;
            if (!valid3) {
              const _errs21 = errors;
              if (typeof data5 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf/2/type", keyword: "type", params: { type: "boolean" } });
                errors++;
              }
              var _valid0 = _errs21 === errors;
              valid3 = valid3 || _valid0;
            }
          }
          if (!valid3) {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tokens/additionalProperties/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs16;
            if (vErrors !== null) {
              if (_errs16) {
                vErrors.length = _errs16;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var test21 = validate33;
var schema34 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "id": { "type": "string", "maxLength": 64 }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256 }, "isFirstLogin": { "type": "boolean" }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "format": "web-address", "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|(?!\\s*[/\\\\]{2})[^:\\p{Cc}]*$)" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "pageSetting": { "type": "object", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } }, "patternProperties": { "^pageSetting\\.[A-Za-z0-9_-]{1,100}$": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } };
var pattern25 = new RegExp("^pageSetting\\.[A-Za-z0-9_-]{1,100}$", "u");
var pattern26 = new RegExp("^[^\\s/\\\\]+$", "u");
var pattern32 = new RegExp("^[\\w.-]{1,64}$", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(func8.call(schema34.properties, key0) || pattern25.test(key0))) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 === "string") {
        if (func2(data1) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern26.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[^\\s/\\\\]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 } });
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
    if (data.isFirstLogin !== void 0) {
      if (typeof data.isFirstLogin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isFirstLogin", schemaPath: "#/properties/isFirstLogin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data4 = data.name;
      if (typeof data4 === "string") {
        if (func2(data4) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data5 = data.email;
      if (typeof data5 === "string") {
        if (func2(data5) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern14.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data6 = data.phone;
      if (typeof data6 === "string") {
        if (func2(data6) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern15.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.avatar !== void 0) {
      let data7 = data.avatar;
      if (typeof data7 === "string") {
        if (func2(data7) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
        if (!pattern16.test(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|(?!\\s*[/\\\\]{2})[^:\\p{Cc}]*$)" } });
          errors++;
        }
        if (!formats16.test(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/format", keyword: "format", params: { format: "web-address" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data8 = data.language;
      if (typeof data8 === "string") {
        if (func2(data8) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern17.test(data8)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data9 = data.roles;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0];
          if (typeof data10 === "string") {
            if (func2(data10) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data10) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data9.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data9[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data11 = data.permissions;
      if (Array.isArray(data11)) {
        if (data11.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data11.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data12 = data11[i2];
          if (typeof data12 === "string") {
            if (func2(data12) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern19.test(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data11.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data11[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.projects !== void 0) {
      let data13 = data.projects;
      if (Array.isArray(data13)) {
        if (data13.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data13.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data13.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data14 = data13[i4];
          if (typeof data14 === "string") {
            if (!pattern32.test(data14)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data13.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data13[i5];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j2 = indices2[item2];
              (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } });
              errors++;
              break;
            }
            indices2[item2] = i5;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.isSuper !== void 0) {
      if (typeof data.isSuper !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isSuper", schemaPath: "#/properties/isSuper/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isAdmin !== void 0) {
      if (typeof data.isAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isAdmin", schemaPath: "#/properties/isAdmin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.pageSetting !== void 0) {
      let data18 = data.pageSetting;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (Object.keys(data18).length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/maxProperties", keyword: "maxProperties", params: { limit: 500 } });
          errors++;
        }
        for (const key1 in data18) {
          const _errs40 = errors;
          const _errs42 = errors;
          const _errs43 = errors;
          if (!(key1 === "__proto__" || key1 === "constructor" || key1 === "prototype")) {
            (vErrors ??= []).push({});
            errors++;
          }
          var valid11 = _errs43 === errors;
          if (valid11) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/not", keyword: "not", params: {}, propertyName: key1 });
            errors++;
          } else {
            errors = _errs42;
            if (vErrors !== null) {
              if (_errs42) {
                vErrors.length = _errs42;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof key1 === "string") {
            if (!pattern18.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,100}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid10 = _errs40 === errors;
          if (!valid10) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data18) {
          let data19 = data18[key2];
          if (Array.isArray(data19)) {
            if (data19.length > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } });
              errors++;
            }
            const len3 = data19.length;
            for (let i6 = 0; i6 < len3; i6++) {
              let data20 = data19[i6];
              if (typeof data20 === "string") {
                if (func2(data20) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data20) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    for (const key3 in data) {
      if (pattern25.test(key3)) {
        let data21 = data[key3];
        if (Array.isArray(data21)) {
          if (data21.length > 200) {
            (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/maxItems", keyword: "maxItems", params: { limit: 200 } });
            errors++;
          }
          const len4 = data21.length;
          for (let i7 = 0; i7 < len4; i7++) {
            let data22 = data21[i7];
            if (typeof data22 === "string") {
              if (func2(data22) > 200) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                errors++;
              }
              if (func2(data22) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/type", keyword: "type", params: { type: "array" } });
          errors++;
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
var test22 = validate34;
var schema35 = { "type": "object", "additionalProperties": false, "required": ["username"], "properties": { "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "pageSetting": { "type": "object", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } } };
var pattern38 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)", "u");
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func8.call(schema35.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data0 = data.username;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern26.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[^\\s/\\\\]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data2 = data.email;
      if (typeof data2 === "string") {
        if (func2(data2) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern14.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data3 = data.phone;
      if (typeof data3 === "string") {
        if (func2(data3) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern15.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.avatar !== void 0) {
      let data4 = data.avatar;
      if (typeof data4 === "string") {
        if (func2(data4) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
        if (!pattern38.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data5 = data.language;
      if (typeof data5 === "string") {
        if (func2(data5) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern17.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data6 = data.roles;
      if (Array.isArray(data6)) {
        if (data6.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 === "string") {
            if (func2(data7) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data6.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data6[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data8 = data.permissions;
      if (Array.isArray(data8)) {
        if (data8.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data8.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data9 = data8[i2];
          if (typeof data9 === "string") {
            if (func2(data9) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern19.test(data9)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data8.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data8[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.projects !== void 0) {
      let data10 = data.projects;
      if (Array.isArray(data10)) {
        if (data10.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data10.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data10.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data11 = data10[i4];
          if (typeof data11 === "string") {
            if (!pattern32.test(data11)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data10.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data10[i5];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j2 = indices2[item2];
              (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } });
              errors++;
              break;
            }
            indices2[item2] = i5;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.isSuper !== void 0) {
      if (typeof data.isSuper !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isSuper", schemaPath: "#/properties/isSuper/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isAdmin !== void 0) {
      if (typeof data.isAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isAdmin", schemaPath: "#/properties/isAdmin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.pageSetting !== void 0) {
      let data15 = data.pageSetting;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (Object.keys(data15).length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/maxProperties", keyword: "maxProperties", params: { limit: 500 } });
          errors++;
        }
        for (const key1 in data15) {
          const _errs34 = errors;
          const _errs36 = errors;
          const _errs37 = errors;
          if (!(key1 === "__proto__" || key1 === "constructor" || key1 === "prototype")) {
            (vErrors ??= []).push({});
            errors++;
          }
          var valid11 = _errs37 === errors;
          if (valid11) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/not", keyword: "not", params: {}, propertyName: key1 });
            errors++;
          } else {
            errors = _errs36;
            if (vErrors !== null) {
              if (_errs36) {
                vErrors.length = _errs36;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof key1 === "string") {
            if (!pattern18.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,100}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid10 = _errs34 === errors;
          if (!valid10) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data15) {
          let data16 = data15[key2];
          if (Array.isArray(data16)) {
            if (data16.length > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } });
              errors++;
            }
            const len3 = data16.length;
            for (let i6 = 0; i6 < len3; i6++) {
              let data17 = data16[i6];
              if (typeof data17 === "string") {
                if (func2(data17) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data17) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var test23 = validate35;
var schema36 = { "type": "object", "additionalProperties": false, "required": ["username"], "properties": { "id": { "type": "string", "maxLength": 64 }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256 }, "isFirstLogin": { "type": "boolean" }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64, "reference": "core/role" } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "pageSetting": { "type": "object", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } }, "patternProperties": { "^pageSetting\\.[A-Za-z0-9_-]{1,100}$": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(func8.call(schema36.properties, key0) || pattern25.test(key0))) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 === "string") {
        if (func2(data1) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern26.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[^\\s/\\\\]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 } });
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
    if (data.isFirstLogin !== void 0) {
      if (typeof data.isFirstLogin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isFirstLogin", schemaPath: "#/properties/isFirstLogin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data4 = data.name;
      if (typeof data4 === "string") {
        if (func2(data4) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data5 = data.email;
      if (typeof data5 === "string") {
        if (func2(data5) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern14.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data6 = data.phone;
      if (typeof data6 === "string") {
        if (func2(data6) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern15.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.avatar !== void 0) {
      let data7 = data.avatar;
      if (typeof data7 === "string") {
        if (func2(data7) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
        if (!pattern38.test(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data8 = data.language;
      if (typeof data8 === "string") {
        if (func2(data8) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern17.test(data8)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data9 = data.roles;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0];
          if (typeof data10 === "string") {
            if (func2(data10) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data10) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data9.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data9[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data11 = data.permissions;
      if (Array.isArray(data11)) {
        if (data11.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data11.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data12 = data11[i2];
          if (typeof data12 === "string") {
            if (func2(data12) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern19.test(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data11.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data11[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.projects !== void 0) {
      let data13 = data.projects;
      if (Array.isArray(data13)) {
        if (data13.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data13.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data13.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data14 = data13[i4];
          if (typeof data14 === "string") {
            if (!pattern32.test(data14)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data13.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data13[i5];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j2 = indices2[item2];
              (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } });
              errors++;
              break;
            }
            indices2[item2] = i5;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.isSuper !== void 0) {
      if (typeof data.isSuper !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isSuper", schemaPath: "#/properties/isSuper/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isAdmin !== void 0) {
      if (typeof data.isAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isAdmin", schemaPath: "#/properties/isAdmin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.pageSetting !== void 0) {
      let data18 = data.pageSetting;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (Object.keys(data18).length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/maxProperties", keyword: "maxProperties", params: { limit: 500 } });
          errors++;
        }
        for (const key1 in data18) {
          const _errs41 = errors;
          const _errs43 = errors;
          const _errs44 = errors;
          if (!(key1 === "__proto__" || key1 === "constructor" || key1 === "prototype")) {
            (vErrors ??= []).push({});
            errors++;
          }
          var valid11 = _errs44 === errors;
          if (valid11) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/not", keyword: "not", params: {}, propertyName: key1 });
            errors++;
          } else {
            errors = _errs43;
            if (vErrors !== null) {
              if (_errs43) {
                vErrors.length = _errs43;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof key1 === "string") {
            if (!pattern18.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,100}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid10 = _errs41 === errors;
          if (!valid10) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data18) {
          let data19 = data18[key2];
          if (Array.isArray(data19)) {
            if (data19.length > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } });
              errors++;
            }
            const len3 = data19.length;
            for (let i6 = 0; i6 < len3; i6++) {
              let data20 = data19[i6];
              if (typeof data20 === "string") {
                if (func2(data20) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data20) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    for (const key3 in data) {
      if (pattern25.test(key3)) {
        let data21 = data[key3];
        if (Array.isArray(data21)) {
          if (data21.length > 200) {
            (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/maxItems", keyword: "maxItems", params: { limit: 200 } });
            errors++;
          }
          const len4 = data21.length;
          for (let i7 = 0; i7 < len4; i7++) {
            let data22 = data21[i7];
            if (typeof data22 === "string") {
              if (func2(data22) > 200) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                errors++;
              }
              if (func2(data22) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/type", keyword: "type", params: { type: "array" } });
          errors++;
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}

var abandonJobEntity = { ...entityOf(test0), ...{ "name": "abandon-job", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Abandons the files of a committed job, POST {path}/{id}/giveUp: no parameters.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." } } } } };
var archiveManifestEntity = { ...entityOf(test1), ...{ "name": "archive-manifest", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "manifest.json of an archive: its kind, and the expected size and digest of each entry.", "type": "object", "additionalProperties": false, "required": ["format", "product", "project", "name", "time", "items", "modules", "counts", "entries"], "properties": { "format": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "signalbox-archive" }, "version": { "const": 1, "description": "Raised when software for the previous version would misread the archive." } } }, "product": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "version": { "type": "string", "minLength": 1, "maxLength": 100 } } }, "project": { "type": "string", "minLength": 1, "maxLength": 100 }, "name": { "type": "string", "maxLength": 200, "description": "Name of the backup or export." }, "time": { "type": "string", "format": "date-time", "maxLength": 40, "description": "Time of the content." }, "items": { "type": "array", "maxItems": 3, "uniqueItems": true, "items": { "type": "string", "enum": ["fileServer", "html", "mongodb"] }, "description": "The chosen content, even if it was empty." }, "excludedDirs": { "type": "array", "minItems": 1, "maxItems": 1e3, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 4096 }, "description": "Excluded directories below fileServer/: a restore that clears keeps them." }, "modules": { "type": "array", "maxItems": 200, "items": { "type": "object", "additionalProperties": false, "required": ["name", "records"], "properties": { "name": { "type": "string", "pattern": "^[a-z][a-z0-9_]{0,63}$" }, "records": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "print": { "type": "string", "maxLength": 200, "description": "Fingerprint by which the platform recognizes its own records; only the platform creates and reads it." } } }, "description": "One for each data/<name>.ndjson." }, "counts": { "type": "object", "additionalProperties": false, "required": ["entries", "bytes", "records"], "properties": { "entries": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "bytes": { "type": "integer", "minimum": 0, "maximum": 9007199254740991, "description": "Sum of the uncompressed sizes." }, "records": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } }, "entries": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "size", "sha256"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 4096 }, "size": { "type": "integer", "minimum": 0, "maximum": 9007199254740991, "description": "Uncompressed size in bytes." }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "modified": { "type": "string", "format": "date-time", "maxLength": 40 }, "uploader": { "type": "string", "minLength": 1, "maxLength": 100, "description": "Id of the user who uploaded a media file. Archives of earlier versions have none." }, "altText": { "description": "A text, the same for all languages or one per language code. No text is blank.", "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" }, { "type": "object", "minProperties": 1, "maxProperties": 50, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" } }] } } }, "description": "All entries except this file, in archive order." } } } } };
var archivePasswordEntity = { ...entityOf(test2), ...{ "name": "archive-password", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The query string of an upload, without the common query parameters. Codes of archives from other software may be shorter than ours.", "type": "object", "additionalProperties": false, "properties": { "password": { "type": "string", "minLength": 1, "maxLength": 128, "description": "Verification code." } } } } };
var captchaQueryEntity = { ...entityOf(test3), ...{ "name": "captcha-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/auth/captcha. Known clients send further parameters, which are ignored.", "type": "object", "properties": { "width": { "type": "number", "minimum": 40, "maximum": 600, "description": "Pixels." }, "height": { "type": "number", "minimum": 20, "maximum": 300, "description": "Pixels." }, "captchaLen": { "type": "integer", "minimum": 3, "maximum": 8, "description": "Number of characters." } } } } };
var dashboardPatchEntity = { ...entityOf(test4), ...{ "name": "dashboard-patch", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "PATCH core/dashboard/{id}.", "type": "object", "additionalProperties": true, "maxProperties": 1e3, "propertyNames": { "type": "string", "maxLength": 200, "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "minProperties": 1, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 200 }, "catalog": { "type": "string", "maxLength": 200 }, "remark": { "type": "string", "maxLength": 2e3 }, "isDelete": { "type": "boolean" } } } } };
var dashboardEntity = { ...entityOf(test5), ...{ "name": "dashboard", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST and PUT core/dashboard: a free document with a name.", "type": "object", "additionalProperties": true, "maxProperties": 1e3, "propertyNames": { "type": "string", "maxLength": 200, "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "required": ["name"], "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 200 }, "catalog": { "type": "string", "maxLength": 200 }, "remark": { "type": "string", "maxLength": 2e3 }, "isDelete": { "type": "boolean" } } } } };
var licenseContentEntity = { ...entityOf(test6), ...{ "name": "license-content", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The signed content of a license file.", "type": "object", "additionalProperties": false, "required": ["version", "id", "customer", "issueTime", "startTime", "expireTime", "feature"], "properties": { "version": { "const": 1, "description": "Raised when software for the previous version would misread the license." }, "id": { "type": "string", "pattern": "^[A-Za-z0-9-]{1,64}$", "description": "Number of the license." }, "customer": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\p{C}\\p{Zl}\\p{Zp}]+$", "description": "Name of the customer: one line, without invisible characters." }, "issueTime": { "type": "string", "format": "date-time", "pattern": "^[0-9T:-]{19}Z$", "description": "In UTC." }, "startTime": { "type": "string", "format": "date-time", "pattern": "^[0-9T:-]{19}Z$", "description": "From then on the license is valid. In UTC." }, "expireTime": { "type": "string", "format": "date-time", "pattern": "^[0-9T:-]{19}Z$", "description": "Later than `startTime`. In UTC." }, "feature": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "pattern": "^[A-Za-z0-9]{1,64}$" }, "description": "Names of the licensed features." }, "limit": { "type": "object", "maxProperties": 100, "propertyNames": { "pattern": "^[A-Za-z0-9]{1,64}$" }, "additionalProperties": { "type": "integer", "minimum": 0, "maximum": 1e5 }, "description": 'How many of each the license allows, e.g. `{"user": 20}`. What it does not name has no limit.' } } } } };
var listViewEntity = { ...entityOf(test7), ...{ "name": "list-view", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST and PUT core/listView/{model}, and the result of a PATCH: a saved view of the list of a model.", "type": "object", "additionalProperties": false, "required": ["name", "scope", "query"], "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "scope": { "type": "string", "enum": ["private", "role", "all"], "description": "Who sees the view: its owner, the users of a role, or all users of the list." }, "role": { "type": "string", "minLength": 1, "maxLength": 64, "description": "Id of the role. Only for `role`." }, "isDefault": { "type": "boolean", "description": "True: the list opens with this view. One view of each owner, of each role, and for all." }, "query": { "type": "object", "additionalProperties": false, "description": "Parts of the list's query.", "properties": { "filter": { "type": "object", "maxProperties": 100 }, "sorts": { "type": "array", "maxItems": 8, "items": { "type": "object", "minProperties": 1, "maxProperties": 1 } }, "limit": { "type": "integer", "enum": [15, 30, 50, 100] } } }, "columns": { "type": "array", "maxItems": 200, "description": "The shown columns, in order. Without it, those that the user chose.", "items": { "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 500, "description": "Dotted, as in a query." }, "width": { "type": "integer", "minimum": 40, "maximum": 1e3, "description": "In pixels." }, "pin": { "type": "string", "enum": ["start", "end"] } } } } } } } };
var loginEntity = { ...entityOf(test8), ...{ "name": "login", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/auth/login.", "type": "object", "additionalProperties": false, "required": ["username", "password"], "properties": { "username": { "type": "string", "minLength": 1, "maxLength": 64 }, "password": { "type": "string", "minLength": 1, "maxLength": 256, "description": "Plain text, or its lower-case SHA-1 in hex. Stored only as a hash." }, "verifyCode": { "type": "string", "maxLength": 20, "description": "Text of the image from core/auth/captcha, if a captcha is required." } } } } };
var modelPatchEntity = { ...entityOf(test9), ...{ "name": "model-patch", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "PATCH core/model/{id}.", "type": "object", "additionalProperties": {}, "maxProperties": 1e3, "propertyNames": { "type": "string", "maxLength": 200, "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "minProperties": 1, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 200 }, "custom": { "type": "object", "additionalProperties": {}, "properties": { "schema": { "type": "object", "additionalProperties": {}, "properties": { "properties": { "type": "object", "maxProperties": 2e3, "additionalProperties": { "type": "object", "additionalProperties": {}, "properties": { "title": { "anyOf": [{ "type": "string", "maxLength": 500 }, { "type": "object", "maxProperties": 50, "additionalProperties": { "type": "string", "maxLength": 500 } }], "description": "One text, or one for each language: `{zh_Hans, en}`." }, "listFields": { "type": "boolean", "description": "True makes the property an extra column of lists." } } } } } } } } } } } };
var modelEntity = { ...entityOf(test10), ...{ "name": "model", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST and PUT core/model: a free document; the console reads custom.schema.properties.", "type": "object", "additionalProperties": {}, "maxProperties": 1e3, "propertyNames": { "type": "string", "maxLength": 200, "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "required": ["name"], "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 200 }, "custom": { "type": "object", "additionalProperties": {}, "properties": { "schema": { "type": "object", "additionalProperties": {}, "properties": { "properties": { "type": "object", "maxProperties": 2e3, "additionalProperties": { "type": "object", "additionalProperties": {}, "properties": { "title": { "anyOf": [{ "type": "string", "maxLength": 500 }, { "type": "object", "maxProperties": 50, "additionalProperties": { "type": "string", "maxLength": 500 } }], "description": "One text, or one for each language: `{zh_Hans, en}`." }, "listFields": { "type": "boolean", "description": "True makes the property an extra column of lists." } } } } } } } } } } } };
var noticeLogEntryEntity = { ...entityOf(test11), ...{ "name": "notice-log-entry", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "A message as the delivery log shows it: without its text and its values, which may be confidential.", "type": "object", "additionalProperties": false, "required": ["id", "createTime", "provider", "to", "status", "tries", "ids"], "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$" }, "to": { "type": "string", "description": "Only the ends of the recipient; so it is in `ids` and in the answer of `problem`. A filter takes a whole one." }, "createTime": { "type": "string", "format": "date-time" }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "about": { "type": "string", "description": "The template; without one, the subject." }, "subject": { "type": "string", "description": "Only e-mails have it; for others, it says here what they are about." }, "template": { "type": "string" }, "createdBy": { "type": "string", "description": "Name of the user; missing for an alert of the platform." }, "status": { "type": "string", "enum": ["queued", "sending", "accepted", "delivered", "read", "failed", "unknown"], "description": "`queued`: waits for its first or next try · `sending` · `accepted`: by the provider, which did not say yet whether it arrived · `delivered` · `read`: where the provider says so · `failed`: for good · `unknown`: the platform cannot know whether the provider accepted it, so it is not sent again by itself." }, "tries": { "type": "integer", "minimum": 0 }, "nextTime": { "type": "string", "format": "date-time", "description": "Time of the next try of a queued message that was tried before." }, "endTime": { "type": "string", "format": "date-time" }, "isTest": { "type": "boolean", "description": "True: sent by *Send test* with values that were not saved. It cannot be sent again. Otherwise missing." }, "ids": { "type": "object", "description": "Ids that the provider gave the message, by its own names.", "additionalProperties": { "type": "string" } }, "problem": { "type": "object", "description": "Why it was not sent, as `NoticeProblem` says, with the provider.", "additionalProperties": false, "properties": { "cause": { "type": "string", "maxLength": 100 }, "code": { "type": "string", "maxLength": 200 }, "answer": { "type": "string", "maxLength": 5e3 }, "isRetryable": { "type": "boolean" }, "params": { "type": "object", "maxProperties": 20, "additionalProperties": { "type": "string", "maxLength": 1e3 } }, "provider": { "type": "string", "maxLength": 20 } } } } } } };
var profileEntity = { ...entityOf(test12), ...{ "name": "profile", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "PUT core/auth/user: what users may change of their own account. A new password requires the old one. Known clients send the complete account: the server removes unchanged properties before validation.", "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "maxLength": 100, "description": "Shown instead of the user name." }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$", "description": "Empty when not set." }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "format": "web-address", "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|(?!\\s*[/\\\\]{2})[^:\\p{Cc}]*$)", "description": "URL or path of an image, or the image as a data URL. Without // at its beginning, which names another server." }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "description": "Language of the user interface; empty for the default." }, "pageSetting": { "type": "object", "description": "Key of a list → names of its chosen extra columns. `firstSteps` → `open` or `done`.", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } }, "oldPassword": { "type": "string", "minLength": 1, "maxLength": 256, "description": "Plain text, or its lower-case SHA-1 in hex." }, "password": { "type": "string", "minLength": 1, "maxLength": 256, "description": "Plain text, or its lower-case SHA-1 in hex. Stored only as a hash." } }, "allOf": [{ "if": { "properties": { "password": true }, "required": ["password"] }, "then": { "required": ["oldPassword"], "properties": { "oldPassword": true } } }] } } };
var recordBulkEntity = { ...entityOf(test13), ...{ "name": "record-bulk", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/record/{model}/bulk and …/bulk/plan: one change of many records, given by their ids or by a filter. Exactly one of both.", "type": "object", "additionalProperties": false, "required": ["action"], "properties": { "action": { "type": "string", "enum": ["edit", "delete"] }, "ids": { "type": "array", "minItems": 1, "maxItems": 1e4, "items": { "type": "string", "minLength": 1, "maxLength": 200 }, "description": "Ids of the records." }, "filter": { "type": "object", "maxProperties": 100, "description": "As in the query of a list: all records that match, {} for all of them." }, "values": { "type": "object", "minProperties": 1, "maxProperties": 200, "additionalProperties": true, "description": "Only for `edit`, and required then: the fields to set in each record, as in PATCH. `null` removes a value. An object that the form shows as one field, such as a map, replaces the stored one." } } } } };
var recordExportQueryEntity = { ...entityOf(test14), ...{ "name": "record-export-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "GET core/recordExport.", "type": "object", "additionalProperties": false, "required": ["ticket"], "properties": { "ticket": { "type": "string", "minLength": 1, "maxLength": 100 } } } } };
var recordExportEntity = { ...entityOf(test15), ...{ "name": "record-export", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/record/{model}/export: the records to export, given by their ids or by a filter. Exactly one of both.", "type": "object", "additionalProperties": false, "required": ["format", "columns"], "properties": { "format": { "type": "string", "enum": ["csv", "ndjson", "xlsx"] }, "ids": { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "type": "string", "minLength": 1, "maxLength": 200 }, "description": "Ids of the records." }, "filter": { "type": "object", "maxProperties": 100, "description": "As in the query of a list: all records that match, {} for all of them." }, "sorts": { "type": "array", "maxItems": 8, "items": { "type": "object", "minProperties": 1, "maxProperties": 1 }, "description": "As in the query of a list." }, "columns": { "type": "array", "minItems": 1, "maxItems": 200, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 500 }, "description": "Dotted paths, in order. `id` is the id of the record." }, "timeZone": { "type": "string", "minLength": 1, "maxLength": 100, "description": "IANA name of the user's time zone, e.g. Europe/Oslo: of the moments in a worksheet, and of the day in the name of the file. Without it, the offset of X-Request-TimeZone is used for all of them.", "examples": ["Europe/Oslo"] } } } } };
var rolePatchEntity = { ...entityOf(test16), ...{ "name": "role-patch", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "PATCH core/role/{id}.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "description": { "type": "string", "maxLength": 500 }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" }, "description": "Permission keys; data/permissions.json lists them; plug-ins may add more." } }, "minProperties": 1 } } };
var roleEntity = { ...entityOf(test17), ...{ "name": "role", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST and PUT core/role.", "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "description": { "type": "string", "maxLength": 500 }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" }, "description": "Permission keys; data/permissions.json lists them; plug-ins may add more." } } } } };
var taskPatchEntity = { ...entityOf(test18), ...{ "name": "task-patch", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "PATCH core/taskmanager/{id}: ends a task.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "status": { "type": "string", "enum": ["pause"] } }, "minProperties": 1 } } };
var themePatchEntity = { ...entityOf(test19), ...{ "name": "theme-patch", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "PATCH core/theme/{id}.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "type": { "type": "string", "enum": ["custom"], "description": "Built-in themes are not records." }, "isDark": { "type": "boolean", "description": "Dark colours are derived for all tokens that `tokens` does not contain." }, "tokens": { "type": "object", "description": "Design tokens by antd's names, e.g. colorPrimary. A value must not load anything: no url() or similar functions, no escapes.", "maxProperties": 300, "propertyNames": { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9]{0,63}$" }, "additionalProperties": { "anyOf": [{ "type": "string", "maxLength": 200, "pattern": "^(?![\\s\\S]*(?:[uU][rR][lL]|[sS][rR][cC]|[iI][mM][aA][gG][eE](?:-[sS][eE][tT])?|[eE][xX][pP][rR][eE][sS][sS][iI][oO][nN])\\s*\\()[^;{}<>\\\\@]*$" }, { "type": "number" }, { "type": "boolean" }] } } }, "minProperties": 1 } } };
var themeEntity = { ...entityOf(test20), ...{ "name": "theme", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST and PUT core/theme: a custom theme.", "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "type": { "type": "string", "enum": ["custom"], "description": "Built-in themes are not records." }, "isDark": { "type": "boolean", "description": "Dark colours are derived for all tokens that `tokens` does not contain." }, "tokens": { "type": "object", "description": "Design tokens by antd's names, e.g. colorPrimary. A value must not load anything: no url() or similar functions, no escapes.", "maxProperties": 300, "propertyNames": { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9]{0,63}$" }, "additionalProperties": { "anyOf": [{ "type": "string", "maxLength": 200, "pattern": "^(?![\\s\\S]*(?:[uU][rR][lL]|[sS][rR][cC]|[iI][mM][aA][gG][eE](?:-[sS][eE][tT])?|[eE][xX][pP][rR][eE][sS][sS][iI][oO][nN])\\s*\\()[^;{}<>\\\\@]*$" }, { "type": "number" }, { "type": "boolean" }] } } } } } };
var userPatchEntity = { ...entityOf(test21), ...{ "name": "user-patch", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "PATCH core/user/{id}.", "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "description": "Unique; the user enters it at login.", "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256, "description": "Plain text, or its lower-case SHA-1 in hex. Stored only as a hash.", "writeOnly": true }, "isFirstLogin": { "type": "boolean", "description": "True until the user has chosen their own password.", "writeOnly": true }, "name": { "type": "string", "maxLength": 100, "description": "Shown instead of the user name." }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$", "description": "Empty when not set." }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "format": "web-address", "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|(?!\\s*[/\\\\]{2})[^:\\p{Cc}]*$)", "description": "URL or path of an image, or the image as a data URL. Without // at its beginning, which names another server." }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "description": "Language of the user interface; empty for the default." }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 }, "description": "Ids of roles." }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" }, "description": "Permission keys; data/permissions.json lists them; plug-ins may add more." }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" }, "description": "Ids of the projects that the user may enter; absent: all of them. Such a user has no permission of users, roles or the complete database." }, "isSuper": { "type": "boolean", "description": "Passes every permission check. Only a super user may set it." }, "isAdmin": { "type": "boolean", "description": "Administrator: the administrators' login settings apply." }, "disable": { "type": "boolean", "description": "True: the user may not log in." }, "pageSetting": { "type": "object", "description": "Key of a list → names of its chosen extra columns. `firstSteps` → `open` or `done`.", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } }, "patternProperties": { "^pageSetting\\.[A-Za-z0-9_-]{1,100}$": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } } } };
var userRecordEntity = { ...entityOf(test22), ...{ "name": "user-record", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "A user as in the database and in a backup, without the password.", "type": "object", "additionalProperties": false, "required": ["username"], "properties": { "username": { "type": "string", "minLength": 1, "maxLength": 64, "description": "Unique; the user enters it at login.", "pattern": "^[^\\s/\\\\]+$" }, "name": { "type": "string", "maxLength": 100, "description": "Shown instead of the user name." }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$", "description": "Empty when not set." }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)", "description": "URL or path of an image, or the image as a data URL." }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "description": "Language of the user interface; empty for the default." }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 }, "description": "Ids of roles." }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" }, "description": "Permission keys; data/permissions.json lists them; plug-ins may add more." }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" }, "description": "Ids of the projects that the user may enter; absent: all of them. Such a user has no permission of users, roles or the complete database." }, "isSuper": { "type": "boolean", "description": "Passes every permission check. Only a super user may set it." }, "isAdmin": { "type": "boolean", "description": "Administrator: the administrators' login settings apply." }, "disable": { "type": "boolean", "description": "True: the user may not log in." }, "pageSetting": { "type": "object", "description": "Key of a list → names of its chosen extra columns. `firstSteps` → `open` or `done`.", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } } } } };
var userEntity = { ...entityOf(test23), ...{ "name": "user", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST and PUT core/user. An absent password keeps the stored one. A new user without one cannot log in.", "type": "object", "additionalProperties": false, "required": ["username"], "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "description": "Unique; the user enters it at login.", "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256, "description": "Plain text, or its lower-case SHA-1 in hex. Stored only as a hash.", "writeOnly": true }, "isFirstLogin": { "type": "boolean", "description": "True until the user has chosen their own password.", "writeOnly": true }, "name": { "type": "string", "maxLength": 100, "description": "Shown instead of the user name." }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$", "description": "Empty when not set." }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)", "description": "URL or path of an image, or the image as a data URL." }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "description": "Language of the user interface; empty for the default." }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64, "reference": "core/role" }, "description": "Ids of roles." }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" }, "description": "Permission keys; data/permissions.json lists them; plug-ins may add more." }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" }, "description": "Ids of the projects that the user may enter; absent: all of them. Such a user has no permission of users, roles or the complete database." }, "isSuper": { "type": "boolean", "description": "Passes every permission check. Only a super user may set it." }, "isAdmin": { "type": "boolean", "description": "Administrator: the administrators' login settings apply." }, "disable": { "type": "boolean", "description": "True: the user may not log in." }, "pageSetting": { "type": "object", "description": "Key of a list → names of its chosen extra columns. `firstSteps` → `open` or `done`.", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } }, "patternProperties": { "^pageSetting\\.[A-Za-z0-9_-]{1,100}$": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } } } };
export {
  abandonJobEntity,
  archiveManifestEntity,
  archivePasswordEntity,
  captchaQueryEntity,
  dashboardEntity,
  dashboardPatchEntity,
  licenseContentEntity,
  listViewEntity,
  loginEntity,
  modelEntity,
  modelPatchEntity,
  noticeLogEntryEntity,
  profileEntity,
  recordBulkEntity,
  recordExportEntity,
  recordExportQueryEntity,
  roleEntity,
  rolePatchEntity,
  taskPatchEntity,
  themeEntity,
  themePatchEntity,
  userEntity,
  userPatchEntity,
  userRecordEntity
};
