import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "mediaLibraryAllowList": { "type": "array", "maxItems": 8, "items": { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "enum": ["document", "image", "audio", "video", "archive", "font", "3d", "other"] }, "format": { "type": "array", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "pattern": "^\\.[a-z0-9]{1,10}$", "maxLength": 11 } }, "otherFormat": { "type": "string", "maxLength": 500, "pattern": "^\\.[A-Za-z0-9]{1,10}(/\\.[A-Za-z0-9]{1,10})*$" } }, "allOf": [{ "if": { "properties": { "name": { "const": "other" } }, "required": ["name"] }, "then": { "required": ["otherFormat"], "properties": { "otherFormat": true } }, "else": { "properties": { "otherFormat": false } } }, { "if": { "properties": { "name": { "enum": ["document", "image", "audio", "video", "archive", "font", "3d"] } }, "required": ["name"] }, "then": { "required": ["format"], "properties": { "format": true } }, "else": { "properties": { "format": false } } }] } }, "mediaLibraryQuota": { "type": "integer", "minimum": 1, "maximum": 1e5 } } };
var pattern0 = new RegExp("^\\.[a-z0-9]{1,10}$", "u");
var pattern1 = new RegExp("^\\.[A-Za-z0-9]{1,10}(/\\.[A-Za-z0-9]{1,10})*$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "mediaLibraryAllowList" || key0 === "mediaLibraryQuota")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.mediaLibraryAllowList !== void 0) {
      let data0 = data.mediaLibraryAllowList;
      if (Array.isArray(data0)) {
        if (data0.length > 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList", schemaPath: "#/properties/mediaLibraryAllowList/maxItems", keyword: "maxItems", params: { limit: 8 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          const _errs7 = errors;
          let valid4 = true;
          const _errs8 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing0;
            if (data1.name === void 0 && (missing0 = "name")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data1.name !== void 0) {
                if ("other" !== data1.name) {
                  (vErrors ??= []).push({});
                  errors++;
                }
              }
            }
          }
          var _valid0 = _errs8 === errors;
          errors = _errs7;
          if (vErrors !== null) {
            if (_errs7) {
              vErrors.length = _errs7;
            } else {
              vErrors = null;
            }
          }
          let ifClause0;
          if (_valid0) {
            const _errs10 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.otherFormat === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0, schemaPath: "#/properties/mediaLibraryAllowList/items/allOf/0/then/required", keyword: "required", params: { missingProperty: "otherFormat" } });
                errors++;
              }
            }
            var _valid0 = _errs10 === errors;
            valid4 = _valid0;
            ifClause0 = "then";
          } else {
            const _errs11 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.otherFormat !== void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/otherFormat", schemaPath: "#/properties/mediaLibraryAllowList/items/allOf/0/else/properties/otherFormat/false schema", keyword: "false schema", params: {} });
                errors++;
              }
            }
            var _valid0 = _errs11 === errors;
            valid4 = _valid0;
            ifClause0 = "else";
          }
          if (!valid4) {
            (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0, schemaPath: "#/properties/mediaLibraryAllowList/items/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
            errors++;
          }
          const _errs13 = errors;
          let valid7 = true;
          const _errs14 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing1;
            if (data1.name === void 0 && (missing1 = "name")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data1.name !== void 0) {
                let data4 = data1.name;
                if (!(data4 === "document" || data4 === "image" || data4 === "audio" || data4 === "video" || data4 === "archive" || data4 === "font" || data4 === "3d")) {
                  (vErrors ??= []).push({});
                  errors++;
                }
              }
            }
          }
          var _valid1 = _errs14 === errors;
          errors = _errs13;
          if (vErrors !== null) {
            if (_errs13) {
              vErrors.length = _errs13;
            } else {
              vErrors = null;
            }
          }
          let ifClause1;
          if (_valid1) {
            const _errs16 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.format === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0, schemaPath: "#/properties/mediaLibraryAllowList/items/allOf/1/then/required", keyword: "required", params: { missingProperty: "format" } });
                errors++;
              }
            }
            var _valid1 = _errs16 === errors;
            valid7 = _valid1;
            ifClause1 = "then";
          } else {
            const _errs17 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.format !== void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/format", schemaPath: "#/properties/mediaLibraryAllowList/items/allOf/1/else/properties/format/false schema", keyword: "false schema", params: {} });
                errors++;
              }
            }
            var _valid1 = _errs17 === errors;
            valid7 = _valid1;
            ifClause1 = "else";
          }
          if (!valid7) {
            (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0, schemaPath: "#/properties/mediaLibraryAllowList/items/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause1 } });
            errors++;
          }
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.name === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0, schemaPath: "#/properties/mediaLibraryAllowList/items/required", keyword: "required", params: { missingProperty: "name" } });
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "name" || key1 === "format" || key1 === "otherFormat")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0, schemaPath: "#/properties/mediaLibraryAllowList/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data1.name !== void 0) {
              let data6 = data1.name;
              if (typeof data6 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/name", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data6 === "document" || data6 === "image" || data6 === "audio" || data6 === "video" || data6 === "archive" || data6 === "font" || data6 === "3d" || data6 === "other")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/name", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/name/enum", keyword: "enum", params: { allowedValues: schema13.properties.mediaLibraryAllowList.items.properties.name.enum } });
                errors++;
              }
            }
            if (data1.format !== void 0) {
              let data7 = data1.format;
              if (Array.isArray(data7)) {
                if (data7.length > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/format", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/format/maxItems", keyword: "maxItems", params: { limit: 100 } });
                  errors++;
                }
                if (data7.length < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/format", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/format/minItems", keyword: "minItems", params: { limit: 1 } });
                  errors++;
                }
                const len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data8 = data7[i1];
                  if (typeof data8 === "string") {
                    if (func2(data8) > 11) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/format/" + i1, schemaPath: "#/properties/mediaLibraryAllowList/items/properties/format/items/maxLength", keyword: "maxLength", params: { limit: 11 } });
                      errors++;
                    }
                    if (!pattern0.test(data8)) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/format/" + i1, schemaPath: "#/properties/mediaLibraryAllowList/items/properties/format/items/pattern", keyword: "pattern", params: { pattern: "^\\.[a-z0-9]{1,10}$" } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/format/" + i1, schemaPath: "#/properties/mediaLibraryAllowList/items/properties/format/items/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                }
                let i2 = data7.length;
                let j0;
                if (i2 > 1) {
                  const indices0 = {};
                  for (; i2--; ) {
                    let item0 = data7[i2];
                    if (typeof item0 !== "string") {
                      continue;
                    }
                    if (typeof indices0[item0] == "number") {
                      j0 = indices0[item0];
                      (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/format", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/format/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 } });
                      errors++;
                      break;
                    }
                    indices0[item0] = i2;
                  }
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/format", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/format/type", keyword: "type", params: { type: "array" } });
                errors++;
              }
            }
            if (data1.otherFormat !== void 0) {
              let data9 = data1.otherFormat;
              if (typeof data9 === "string") {
                if (func2(data9) > 500) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/otherFormat", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/otherFormat/maxLength", keyword: "maxLength", params: { limit: 500 } });
                  errors++;
                }
                if (!pattern1.test(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/otherFormat", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/otherFormat/pattern", keyword: "pattern", params: { pattern: "^\\.[A-Za-z0-9]{1,10}(/\\.[A-Za-z0-9]{1,10})*$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0 + "/otherFormat", schemaPath: "#/properties/mediaLibraryAllowList/items/properties/otherFormat/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList/" + i0, schemaPath: "#/properties/mediaLibraryAllowList/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryAllowList", schemaPath: "#/properties/mediaLibraryAllowList/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.mediaLibraryQuota !== void 0) {
      let data10 = data.mediaLibraryQuota;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryQuota", schemaPath: "#/properties/mediaLibraryQuota/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 1e5 || isNaN(data10)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryQuota", schemaPath: "#/properties/mediaLibraryQuota/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } });
          errors++;
        }
        if (data10 < 1 || isNaN(data10)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mediaLibraryQuota", schemaPath: "#/properties/mediaLibraryQuota/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [],
  isVisible: () => true
};
export {
  compiledForm
};
