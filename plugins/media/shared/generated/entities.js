import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
var pattern0 = new RegExp('^[^\\u0000-\\u001f\\\\:*?"<>|]+$', "u");
var pattern1 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern2 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    if (data.altText === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "altText" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path" || key0 === "altText")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.altText !== void 0) {
      let data1 = data.altText;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (data1 !== null) {
        (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/type", keyword: "type", params: { type: "null" } });
        errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs8 = errors;
        const _errs9 = errors;
        let valid2 = false;
        const _errs10 = errors;
        if (typeof data1 === "string") {
          if (func2(data1) > 1e3) {
            (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
            errors++;
          }
          if (func2(data1) < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
            errors++;
          }
          if (!pattern1.test(data1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
            errors++;
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/0/type", keyword: "type", params: { type: "string" } });
          errors++;
        }
        var _valid1 = _errs10 === errors;
        valid2 = valid2 || _valid1;
        if (!valid2) {
          const _errs12 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (Object.keys(data1).length > 50) {
              (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
              errors++;
            }
            if (Object.keys(data1).length < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
              errors++;
            }
            for (const key1 in data1) {
              const _errs14 = errors;
              if (typeof key1 === "string") {
                if (!pattern2.test(key1)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key1 });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
                errors++;
              }
              var valid3 = _errs14 === errors;
              if (!valid3) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
                errors++;
              }
            }
            for (const key2 in data1) {
              let data2 = data1[key2];
              if (typeof data2 === "string") {
                if (func2(data2) > 1e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                  errors++;
                }
                if (func2(data2) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern1.test(data2)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf/1/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
          var _valid1 = _errs12 === errors;
          valid2 = valid2 || _valid1;
        }
        if (!valid2) {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/anyOf", keyword: "anyOf", params: {} });
          errors++;
        } else {
          errors = _errs9;
          if (vErrors !== null) {
            if (_errs9) {
              vErrors.length = _errs9;
            } else {
              vErrors = null;
            }
          }
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
  validate12.errors = vErrors;
  return errors === 0;
}
var test1 = validate13;
var schema14 = { "type": "object", "additionalProperties": false, "required": ["paths", "target"], "properties": { "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } }, "target": { "type": "string", "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"] } } };
var pattern5 = new RegExp('^[^\\u0000-\\u001f\\\\:*?"<>|]*$', "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paths === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" } });
      errors++;
    }
    if (data.target === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "paths" || key0 === "target" || key0 === "action")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.paths !== void 0) {
      let data0 = data.paths;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func2(data1) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (typeof data2 === "string") {
        if (func2(data2) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/target", schemaPath: "#/properties/target/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern5.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/target", schemaPath: "#/properties/target/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data3 = data.action;
      if (typeof data3 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data3 === "cover" || data3 === "rename")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema14.properties.action.enum } });
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
    if (data.paths === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "force" || key0 === "paths")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.force !== void 0) {
      if (typeof data.force !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/force", schemaPath: "#/properties/force/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.paths !== void 0) {
      let data1 = data.paths;
      if (Array.isArray(data1)) {
        if (data1.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data1.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func2(data2) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" } });
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
  validate15.errors = vErrors;
  return errors === 0;
}
var test4 = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paths === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "paths")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.paths !== void 0) {
      let data0 = data.paths;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func2(data1) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" } });
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
var pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sha256 === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" } });
      errors++;
    }
    if (data.bytes === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bytes" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "sha256" || key0 === "bytes")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data0 = data.sha256;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.bytes !== void 0) {
      let data1 = data.bytes;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
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
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } });
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
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } });
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
    if (data.catalog !== void 0) {
      let data0 = data.catalog;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern5.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/type", keyword: "type", params: { type: "string" } });
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
var pattern13 = new RegExp('^(?!\\.{1,2}$)[^\\u0000-\\u001f\\\\/:*?"<>|]+$', "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.catalog === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "catalog" } });
      errors++;
    }
    if (data.dirName === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dirName" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "catalog" || key0 === "dirName")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.catalog !== void 0) {
      let data0 = data.catalog;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern5.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.dirName !== void 0) {
      let data1 = data.dirName;
      if (typeof data1 === "string") {
        if (func2(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/dirName", schemaPath: "#/properties/dirName/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/dirName", schemaPath: "#/properties/dirName/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern13.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/dirName", schemaPath: "#/properties/dirName/pattern", keyword: "pattern", params: { pattern: '^(?!\\.{1,2}$)[^\\u0000-\\u001f\\\\/:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/dirName", schemaPath: "#/properties/dirName/type", keyword: "type", params: { type: "string" } });
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
var pattern14 = new RegExp("^[0-9a-f]{24}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.undo === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "undo" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "undo")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.undo !== void 0) {
      let data0 = data.undo;
      if (typeof data0 === "string") {
        if (!pattern14.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/undo", schemaPath: "#/properties/undo/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/undo", schemaPath: "#/properties/undo/type", keyword: "type", params: { type: "string" } });
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
var schema24 = { "type": "object", "additionalProperties": false, "required": ["paths", "target"], "properties": { "force": { "type": "boolean" }, "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } }, "target": { "type": "string", "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"] } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paths === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" } });
      errors++;
    }
    if (data.target === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "force" || key0 === "paths" || key0 === "target" || key0 === "action")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.force !== void 0) {
      if (typeof data.force !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/force", schemaPath: "#/properties/force/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.paths !== void 0) {
      let data1 = data.paths;
      if (Array.isArray(data1)) {
        if (data1.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data1.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func2(data2) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.target !== void 0) {
      let data3 = data.target;
      if (typeof data3 === "string") {
        if (func2(data3) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/target", schemaPath: "#/properties/target/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern5.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/target", schemaPath: "#/properties/target/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data4 = data.action;
      if (typeof data4 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data4 === "cover" || data4 === "rename")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema24.properties.action.enum } });
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "force" || key0 === "path" || key0 === "name")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.force !== void 0) {
      if (typeof data.force !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/force", schemaPath: "#/properties/force/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 === "string") {
        if (func2(data1) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func2(data2) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern13.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: '^(?!\\.{1,2}$)[^\\u0000-\\u001f\\\\/:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
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
var schema26 = { "type": "object", "additionalProperties": false, "properties": { "action": { "type": "string", "enum": ["cover", "rename"] } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "action")) {
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
      if (!(data0 === "cover" || data0 === "rename")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema26.properties.action.enum } });
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
var schema27 = { "type": "object", "additionalProperties": false, "required": ["filename", "bytes"], "properties": { "filename": { "type": "string", "minLength": 1, "maxLength": 255 }, "catalog": { "type": "string", "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"] }, "bytes": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.filename === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filename" } });
      errors++;
    }
    if (data.bytes === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bytes" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "filename" || key0 === "catalog" || key0 === "action" || key0 === "bytes")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.filename !== void 0) {
      let data0 = data.filename;
      if (typeof data0 === "string") {
        if (func2(data0) > 255) {
          (vErrors ??= []).push({ instancePath: instancePath + "/filename", schemaPath: "#/properties/filename/maxLength", keyword: "maxLength", params: { limit: 255 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/filename", schemaPath: "#/properties/filename/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/filename", schemaPath: "#/properties/filename/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.catalog !== void 0) {
      let data1 = data.catalog;
      if (typeof data1 === "string") {
        if (func2(data1) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern5.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data2 = data.action;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "cover" || data2 === "rename")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema27.properties.action.enum } });
        errors++;
      }
    }
    if (data.bytes !== void 0) {
      let data3 = data.bytes;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
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
var schema28 = { "type": "object", "additionalProperties": false, "properties": { "filter": { "type": "object", "additionalProperties": false, "properties": { "text": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000]+$" }, "directory": { "type": "string", "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "below": { "type": "boolean" }, "kind": { "type": "object", "additionalProperties": false, "required": ["$in"], "properties": { "$in": { "type": "array", "minItems": 1, "maxItems": 8, "uniqueItems": true, "items": { "type": "string", "enum": ["document", "image", "audio", "video", "archive", "font", "3d", "other"] } } } }, "bytes": { "type": "object", "additionalProperties": false, "properties": { "$gte": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "$lte": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } }, "modifiedAt": { "type": "object", "additionalProperties": false, "properties": { "$gte": { "type": "string", "format": "date-time", "maxLength": 40 }, "$lt": { "type": "string", "format": "date-time", "maxLength": 40 } } }, "uploader": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000]+$" }, "unused": { "type": "boolean", "enum": [true] } } }, "sort": { "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1, "properties": { "name": { "type": "integer", "enum": [1, -1] }, "size": { "type": "integer", "enum": [1, -1] }, "date": { "type": "integer", "enum": [1, -1] }, "kind": { "type": "integer", "enum": [1, -1] } } }, "limit": { "type": "integer", "minimum": 1, "maximum": 200 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 4e3 }, "withCount": { "type": "boolean" } } };
var pattern20 = new RegExp("^[^\\u0000]+$", "u");
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t\s](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "filter" || key0 === "sort" || key0 === "limit" || key0 === "cursor" || key0 === "withCount")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data0 = data.filter;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "text" || key1 === "directory" || key1 === "below" || key1 === "kind" || key1 === "bytes" || key1 === "modifiedAt" || key1 === "uploader" || key1 === "unused")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.text !== void 0) {
          let data1 = data0.text;
          if (typeof data1 === "string") {
            if (func2(data1) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/text", schemaPath: "#/properties/filter/properties/text/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/text", schemaPath: "#/properties/filter/properties/text/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern20.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/text", schemaPath: "#/properties/filter/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]+$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/text", schemaPath: "#/properties/filter/properties/text/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.directory !== void 0) {
          let data2 = data0.directory;
          if (typeof data2 === "string") {
            if (func2(data2) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/directory", schemaPath: "#/properties/filter/properties/directory/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (!pattern5.test(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/directory", schemaPath: "#/properties/filter/properties/directory/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/directory", schemaPath: "#/properties/filter/properties/directory/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.below !== void 0) {
          if (typeof data0.below !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/below", schemaPath: "#/properties/filter/properties/below/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data0.kind !== void 0) {
          let data4 = data0.kind;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.$in === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind", schemaPath: "#/properties/filter/properties/kind/required", keyword: "required", params: { missingProperty: "$in" } });
              errors++;
            }
            for (const key2 in data4) {
              if (!(key2 === "$in")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind", schemaPath: "#/properties/filter/properties/kind/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                errors++;
              }
            }
            if (data4.$in !== void 0) {
              let data5 = data4.$in;
              if (Array.isArray(data5)) {
                if (data5.length > 8) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind/$in", schemaPath: "#/properties/filter/properties/kind/properties/%24in/maxItems", keyword: "maxItems", params: { limit: 8 } });
                  errors++;
                }
                if (data5.length < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind/$in", schemaPath: "#/properties/filter/properties/kind/properties/%24in/minItems", keyword: "minItems", params: { limit: 1 } });
                  errors++;
                }
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data6 = data5[i0];
                  if (typeof data6 !== "string") {
                    (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind/$in/" + i0, schemaPath: "#/properties/filter/properties/kind/properties/%24in/items/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                  if (!(data6 === "document" || data6 === "image" || data6 === "audio" || data6 === "video" || data6 === "archive" || data6 === "font" || data6 === "3d" || data6 === "other")) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind/$in/" + i0, schemaPath: "#/properties/filter/properties/kind/properties/%24in/items/enum", keyword: "enum", params: { allowedValues: schema28.properties.filter.properties.kind.properties.$in.items.enum } });
                    errors++;
                  }
                }
                let i1 = data5.length;
                let j0;
                if (i1 > 1) {
                  const indices0 = {};
                  for (; i1--; ) {
                    let item0 = data5[i1];
                    if (typeof item0 !== "string") {
                      continue;
                    }
                    if (typeof indices0[item0] == "number") {
                      j0 = indices0[item0];
                      (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind/$in", schemaPath: "#/properties/filter/properties/kind/properties/%24in/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
                      errors++;
                      break;
                    }
                    indices0[item0] = i1;
                  }
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind/$in", schemaPath: "#/properties/filter/properties/kind/properties/%24in/type", keyword: "type", params: { type: "array" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/kind", schemaPath: "#/properties/filter/properties/kind/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data0.bytes !== void 0) {
          let data7 = data0.bytes;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key3 in data7) {
              if (!(key3 === "$gte" || key3 === "$lte")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/bytes", schemaPath: "#/properties/filter/properties/bytes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
                errors++;
              }
            }
            if (data7.$gte !== void 0) {
              let data8 = data7.$gte;
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/bytes/$gte", schemaPath: "#/properties/filter/properties/bytes/properties/%24gte/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 9007199254740991 || isNaN(data8)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/bytes/$gte", schemaPath: "#/properties/filter/properties/bytes/properties/%24gte/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
                  errors++;
                }
                if (data8 < 0 || isNaN(data8)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/bytes/$gte", schemaPath: "#/properties/filter/properties/bytes/properties/%24gte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
                  errors++;
                }
              }
            }
            if (data7.$lte !== void 0) {
              let data9 = data7.$lte;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/bytes/$lte", schemaPath: "#/properties/filter/properties/bytes/properties/%24lte/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 > 9007199254740991 || isNaN(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/bytes/$lte", schemaPath: "#/properties/filter/properties/bytes/properties/%24lte/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } });
                  errors++;
                }
                if (data9 < 0 || isNaN(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/bytes/$lte", schemaPath: "#/properties/filter/properties/bytes/properties/%24lte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
                  errors++;
                }
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/bytes", schemaPath: "#/properties/filter/properties/bytes/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data0.modifiedAt !== void 0) {
          let data10 = data0.modifiedAt;
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            for (const key4 in data10) {
              if (!(key4 === "$gte" || key4 === "$lt")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/modifiedAt", schemaPath: "#/properties/filter/properties/modifiedAt/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } });
                errors++;
              }
            }
            if (data10.$gte !== void 0) {
              let data11 = data10.$gte;
              if (typeof data11 === "string") {
                if (func2(data11) > 40) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/modifiedAt/$gte", schemaPath: "#/properties/filter/properties/modifiedAt/properties/%24gte/maxLength", keyword: "maxLength", params: { limit: 40 } });
                  errors++;
                }
                if (!formats0.test(data11)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/modifiedAt/$gte", schemaPath: "#/properties/filter/properties/modifiedAt/properties/%24gte/format", keyword: "format", params: { format: "date-time" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/modifiedAt/$gte", schemaPath: "#/properties/filter/properties/modifiedAt/properties/%24gte/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data10.$lt !== void 0) {
              let data12 = data10.$lt;
              if (typeof data12 === "string") {
                if (func2(data12) > 40) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/modifiedAt/$lt", schemaPath: "#/properties/filter/properties/modifiedAt/properties/%24lt/maxLength", keyword: "maxLength", params: { limit: 40 } });
                  errors++;
                }
                if (!formats0.test(data12)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/modifiedAt/$lt", schemaPath: "#/properties/filter/properties/modifiedAt/properties/%24lt/format", keyword: "format", params: { format: "date-time" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/modifiedAt/$lt", schemaPath: "#/properties/filter/properties/modifiedAt/properties/%24lt/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/modifiedAt", schemaPath: "#/properties/filter/properties/modifiedAt/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data0.uploader !== void 0) {
          let data13 = data0.uploader;
          if (typeof data13 === "string") {
            if (func2(data13) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/uploader", schemaPath: "#/properties/filter/properties/uploader/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data13) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/uploader", schemaPath: "#/properties/filter/properties/uploader/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern20.test(data13)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/uploader", schemaPath: "#/properties/filter/properties/uploader/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]+$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/uploader", schemaPath: "#/properties/filter/properties/uploader/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.unused !== void 0) {
          let data14 = data0.unused;
          if (typeof data14 !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/unused", schemaPath: "#/properties/filter/properties/unused/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
          if (!(data14 === true)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/unused", schemaPath: "#/properties/filter/properties/unused/enum", keyword: "enum", params: { allowedValues: schema28.properties.filter.properties.unused.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.sort !== void 0) {
      let data15 = data.sort;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (Object.keys(data15).length > 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/maxProperties", keyword: "maxProperties", params: { limit: 1 } });
          errors++;
        }
        if (Object.keys(data15).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key5 in data15) {
          if (!(key5 === "name" || key5 === "size" || key5 === "date" || key5 === "kind")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } });
            errors++;
          }
        }
        if (data15.name !== void 0) {
          let data16 = data15.name;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/name", schemaPath: "#/properties/sort/properties/name/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data16 === 1 || data16 === -1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/name", schemaPath: "#/properties/sort/properties/name/enum", keyword: "enum", params: { allowedValues: schema28.properties.sort.properties.name.enum } });
            errors++;
          }
        }
        if (data15.size !== void 0) {
          let data17 = data15.size;
          if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/size", schemaPath: "#/properties/sort/properties/size/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data17 === 1 || data17 === -1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/size", schemaPath: "#/properties/sort/properties/size/enum", keyword: "enum", params: { allowedValues: schema28.properties.sort.properties.size.enum } });
            errors++;
          }
        }
        if (data15.date !== void 0) {
          let data18 = data15.date;
          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/date", schemaPath: "#/properties/sort/properties/date/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data18 === 1 || data18 === -1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/date", schemaPath: "#/properties/sort/properties/date/enum", keyword: "enum", params: { allowedValues: schema28.properties.sort.properties.date.enum } });
            errors++;
          }
        }
        if (data15.kind !== void 0) {
          let data19 = data15.kind;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/kind", schemaPath: "#/properties/sort/properties/kind/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data19 === 1 || data19 === -1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/kind", schemaPath: "#/properties/sort/properties/kind/enum", keyword: "enum", params: { allowedValues: schema28.properties.sort.properties.kind.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data20 = data.limit;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data20 == "number" && isFinite(data20)) {
        if (data20 > 200 || isNaN(data20)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } });
          errors++;
        }
        if (data20 < 1 || isNaN(data20)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.cursor !== void 0) {
      let data21 = data.cursor;
      if (typeof data21 === "string") {
        if (func2(data21) > 4e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 4e3 } });
          errors++;
        }
        if (func2(data21) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.withCount !== void 0) {
      if (typeof data.withCount !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/withCount", schemaPath: "#/properties/withCount/type", keyword: "type", params: { type: "boolean" } });
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
var schema29 = { "type": "object", "additionalProperties": false, "properties": { "thumbnail": { "type": "string", "enum": ["160", "320", "640", "1280"] } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "thumbnail")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.thumbnail !== void 0) {
      let data0 = data.thumbnail;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/thumbnail", schemaPath: "#/properties/thumbnail/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "160" || data0 === "320" || data0 === "640" || data0 === "1280")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/thumbnail", schemaPath: "#/properties/thumbnail/enum", keyword: "enum", params: { allowedValues: schema29.properties.thumbnail.enum } });
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
    if (Object.keys(data).length > 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1 } });
      errors++;
    }
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ids" || key0 === "all")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data0 = data.ids;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern14.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.all !== void 0) {
      let data2 = data.all;
      if (typeof data2 !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/all", schemaPath: "#/properties/all/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
      if (true !== data2) {
        (vErrors ??= []).push({ instancePath: instancePath + "/all", schemaPath: "#/properties/all/const", keyword: "const", params: { allowedValue: true } });
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
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "filter" || key0 === "limit" || key0 === "cursor" || key0 === "withCount")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data0 = data.filter;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "text")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.text !== void 0) {
          let data1 = data0.text;
          if (typeof data1 === "string") {
            if (func2(data1) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/text", schemaPath: "#/properties/filter/properties/text/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/text", schemaPath: "#/properties/filter/properties/text/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern20.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/text", schemaPath: "#/properties/filter/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]+$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/text", schemaPath: "#/properties/filter/properties/text/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data2 = data.limit;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 200 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.cursor !== void 0) {
      let data3 = data.cursor;
      if (typeof data3 === "string") {
        if (func2(data3) > 4e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 4e3 } });
          errors++;
        }
        if (func2(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.withCount !== void 0) {
      if (typeof data.withCount !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/withCount", schemaPath: "#/properties/withCount/type", keyword: "type", params: { type: "boolean" } });
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
var schema32 = { "type": "object", "additionalProperties": false, "required": ["ids"], "properties": { "ids": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[0-9a-f]{24}$" } }, "action": { "type": "string", "enum": ["cover", "rename"] } } };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ids === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ids" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ids" || key0 === "action")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data0 = data.ids;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern14.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data2 = data.action;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "cover" || data2 === "rename")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema32.properties.action.enum } });
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
var schema33 = { "type": "object", "additionalProperties": false, "properties": { "catalog": { "type": "string", "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"] } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "catalog" || key0 === "action")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.catalog !== void 0) {
      let data0 = data.catalog;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern5.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/catalog", schemaPath: "#/properties/catalog/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data1 = data.action;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "cover" || data1 === "rename")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema33.properties.action.enum } });
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
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paths === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "paths" || key0 === "limit" || key0 === "skip")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.paths !== void 0) {
      let data0 = data.paths;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func2(data1) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data2 = data.limit;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.skip !== void 0) {
      let data3 = data.skip;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
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
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path" || key0 === "limit" || key0 === "skip")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } });
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.skip !== void 0) {
      let data2 = data.skip;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
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
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    if (data.version === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path" || key0 === "version")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 === "string") {
        if (!pattern14.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var test24 = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}

var mediaAltTextEntity = { ...entityOf(test0), ...{ "name": "media-alt-text", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/altText: sets the alternative text of a file.", "type": "object", "additionalProperties": false, "required": ["path", "altText"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "URL of a file, or its path inside the media library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' }, "altText": { "description": "Describes the file in words. Null removes it.", "anyOf": [{ "type": "null" }, { "description": "A text, the same for all languages or one per language code. No text is blank.", "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" }, { "type": "object", "minProperties": 1, "maxProperties": 50, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" } }] }] } } } } };
var mediaCopyEntity = { ...entityOf(test1), ...{ "name": "media-copy", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/copy: copies files and directories into a directory.", "type": "object", "additionalProperties": false, "required": ["paths", "target"], "properties": { "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /. It cannot leave the library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } }, "target": { "type": "string", "maxLength": 1e3, "description": "Directory inside the media library, separated by /; empty for the root.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"], "description": "For an existing name: replace the file, or choose another name. Without it the request is rejected." } } } } };
var mediaDeleteEntity = { ...entityOf(test2), ...{ "name": "media-delete", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/delete: deletes files and directories with their content.", "type": "object", "additionalProperties": false, "required": ["paths"], "properties": { "force": { "type": "boolean", "description": "True deletes files that are in use, too. Without it they are rejected." }, "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /. It cannot leave the library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } } } } } };
var mediaDownloadQueryEntity = { ...entityOf(test3), ...{ "name": "media-download-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Query string of GET core/mediaLibrary/download.", "type": "object", "additionalProperties": false, "required": ["ticket"], "properties": { "ticket": { "type": "string", "minLength": 1, "maxLength": 100, "description": "Ticket of the link that POST core/mediaLibrary/download answers." } } } } };
var mediaDownloadEntity = { ...entityOf(test4), ...{ "name": "media-download", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/mediaLibrary/download: a link by which files and directories are downloaded once, as one zip.", "type": "object", "additionalProperties": false, "required": ["paths"], "properties": { "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /, or the URL of a file.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } } } } } };
var mediaDuplicatesQueryEntity = { ...entityOf(test5), ...{ "name": "media-duplicates-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/mediaLibrary/duplicates: a content that is about to be uploaded.", "type": "object", "additionalProperties": false, "required": ["sha256", "bytes"], "properties": { "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "In lower-case hexadecimal digits." }, "bytes": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } } } };
var mediaFileQueryEntity = { ...entityOf(test6), ...{ "name": "media-file-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/mediaLibrary/file.", "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "URL of a file, or its path inside the media library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } } } } };
var mediaIconUsesQueryEntity = { ...entityOf(test7), ...{ "name": "media-icon-uses-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Query string of GET core/mediaLibrary/iconUses.", "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "URL of a file, or its path inside the media library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } } } } };
var mediaListQueryEntity = { ...entityOf(test8), ...{ "name": "media-list-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Query string of GET core/mediaLibrary. Known clients send further parameters, which are ignored.", "type": "object", "properties": { "catalog": { "type": "string", "maxLength": 1e3, "description": "Directory inside the media library, separated by /; empty for the root.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' } } } } };
var mediaMkdirEntity = { ...entityOf(test9), ...{ "name": "media-mkdir", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/mediaLibrary/mkdir.", "type": "object", "additionalProperties": false, "required": ["catalog", "dirName"], "properties": { "catalog": { "type": "string", "maxLength": 1e3, "description": "Directory inside the media library, separated by /; empty for the root.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "dirName": { "type": "string", "minLength": 1, "maxLength": 200, "description": "A name, not a path.", "pattern": '^(?!\\.{1,2}$)[^\\u0000-\\u001f\\\\/:*?"<>|]+$' } } } } };
var mediaMoveUndoEntity = { ...entityOf(test10), ...{ "name": "media-move-undo", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/move/undo: takes back a move that replaced a file. Both files are in their former places then.", "type": "object", "additionalProperties": false, "required": ["undo"], "properties": { "undo": { "type": "string", "pattern": "^[0-9a-f]{24}$", "description": "As in the answer to the move." } } } } };
var mediaMoveEntity = { ...entityOf(test11), ...{ "name": "media-move", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/move: moves files and directories into a directory.", "type": "object", "additionalProperties": false, "required": ["paths", "target"], "properties": { "force": { "type": "boolean", "description": "True also moves where the new address is not allowed, or stored in too many places: the old one stays there, and leads nowhere." }, "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /. It cannot leave the library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } }, "target": { "type": "string", "maxLength": 1e3, "description": "Directory inside the media library, separated by /; empty for the root.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"], "description": "For an existing name: replace the file, or choose another name. Without it the request is rejected." } } } } };
var mediaRenameEntity = { ...entityOf(test12), ...{ "name": "media-rename", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/rename: renames a file or directory in its directory.", "type": "object", "additionalProperties": false, "required": ["path", "name"], "properties": { "force": { "type": "boolean", "description": "True also renames where the new address is not allowed, or stored in too many places: the old one stays there, and leads nowhere." }, "path": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /. It cannot leave the library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' }, "name": { "type": "string", "minLength": 1, "maxLength": 200, "description": "A name, not a path.", "pattern": '^(?!\\.{1,2}$)[^\\u0000-\\u001f\\\\/:*?"<>|]+$' } } } } };
var mediaResumableStoreEntity = { ...entityOf(test13), ...{ "name": "media-resumable-store", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/mediaLibrary/tus/{id}/store: stores an upload that was received completely.", "type": "object", "additionalProperties": false, "properties": { "action": { "type": "string", "enum": ["cover", "rename"], "description": "Replaces the action that the upload was started with." } } } } };
var mediaResumableUploadEntity = { ...entityOf(test14), ...{ "name": "media-resumable-upload", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `Upload-Metadata` and `Upload-Length` of POST core/mediaLibrary/tus. Other metadata is ignored.", "type": "object", "additionalProperties": false, "required": ["filename", "bytes"], "properties": { "filename": { "type": "string", "minLength": 1, "maxLength": 255 }, "catalog": { "type": "string", "maxLength": 1e3, "description": "Directory inside the media library, separated by /; empty for the root.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"], "description": "If the name is taken: replace the file, or choose another name. Without it the upload is rejected." }, "bytes": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } } } };
var mediaSearchQueryEntity = { ...entityOf(test15), ...{ "name": "media-search-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/mediaLibrary/search: conditions that a file meets all of, the order, and the page.", "type": "object", "additionalProperties": false, "properties": { "filter": { "type": "object", "additionalProperties": false, "properties": { "text": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000]+$", "description": "Part of the name, in any case." }, "directory": { "type": "string", "maxLength": 1e3, "description": "Directory inside the media library, separated by /; empty for the root.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "below": { "type": "boolean", "description": "False: only files of the directory itself. True by default." }, "kind": { "type": "object", "additionalProperties": false, "required": ["$in"], "properties": { "$in": { "type": "array", "minItems": 1, "maxItems": 8, "uniqueItems": true, "items": { "type": "string", "enum": ["document", "image", "audio", "video", "archive", "font", "3d", "other"] } } } }, "bytes": { "type": "object", "additionalProperties": false, "properties": { "$gte": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "$lte": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } }, "modifiedAt": { "type": "object", "additionalProperties": false, "properties": { "$gte": { "type": "string", "format": "date-time", "maxLength": 40 }, "$lt": { "type": "string", "format": "date-time", "maxLength": 40 } } }, "uploader": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000]+$", "description": "Id of a user." }, "unused": { "type": "boolean", "enum": [true], "description": "Only files whose address is stored nowhere. Language packs count as used." } } }, "sort": { "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1, "description": "1 for ascending, -1 for descending. By name, ascending, by default.", "properties": { "name": { "type": "integer", "enum": [1, -1] }, "size": { "type": "integer", "enum": [1, -1] }, "date": { "type": "integer", "enum": [1, -1] }, "kind": { "type": "integer", "enum": [1, -1] } } }, "limit": { "type": "integer", "minimum": 1, "maximum": 200, "description": "50 by default." }, "cursor": { "type": "string", "minLength": 1, "maxLength": 4e3, "description": "The header `cursor` of the page before, which had the same filter and order." }, "withCount": { "type": "boolean", "description": "True: the header `count` has the number of files of all pages, up to 10,000, or `10000+`." } } } } };
var mediaThumbnailQueryEntity = { ...entityOf(test16), ...{ "name": "media-thumbnail-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `thumbnail` of GET core/media/<path>: the longest side of the small picture, in pixels.", "type": "object", "additionalProperties": false, "properties": { "thumbnail": { "type": "string", "enum": ["160", "320", "640", "1280"] } } } } };
var mediaTrashDeleteEntity = { ...entityOf(test17), ...{ "name": "media-trash-delete", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/trash/delete: deletes for good what `ids` names, or all of the project's trash.", "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1, "properties": { "ids": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[0-9a-f]{24}$", "description": "Id of an entry of the trash." } }, "all": { "type": "boolean", "const": true, "description": "Deletes all of the trash. Sent instead of `ids`." } } } } };
var mediaTrashQueryEntity = { ...entityOf(test18), ...{ "name": "media-trash-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/mediaLibrary/trash: deleted files and directories, the last deleted first.", "type": "object", "additionalProperties": false, "properties": { "filter": { "type": "object", "additionalProperties": false, "properties": { "text": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000]+$", "description": "Part of the name, in any case." } } }, "limit": { "type": "integer", "minimum": 1, "maximum": 200, "description": "50 by default." }, "cursor": { "type": "string", "minLength": 1, "maxLength": 4e3, "description": "The header `cursor` of the page before, which had the same filter." }, "withCount": { "type": "boolean", "description": "True: the header `count` has the number of entries of all pages, up to 10,000, or `10000+`." } } } } };
var mediaTrashRestoreEntity = { ...entityOf(test19), ...{ "name": "media-trash-restore", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/trash/restore: moves deleted files and directories back to where they were.", "type": "object", "additionalProperties": false, "required": ["ids"], "properties": { "ids": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[0-9a-f]{24}$", "description": "Id of an entry of the trash." } }, "action": { "type": "string", "enum": ["cover", "rename"], "description": "For an existing name: replace files, of which a version is kept, or choose another name. Without it the request is rejected." } } } } };
var mediaUploadQueryEntity = { ...entityOf(test20), ...{ "name": "media-upload-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Query string of an upload to core/mediaLibrary/upload.", "type": "object", "additionalProperties": false, "properties": { "catalog": { "type": "string", "maxLength": 1e3, "description": "Directory inside the media library, separated by /; empty for the root.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"] } } } } };
var mediaUsesOfEntity = { ...entityOf(test21), ...{ "name": "media-uses-of", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/mediaLibrary/uses: several files and directories together, and the page of their uses.", "type": "object", "additionalProperties": false, "required": ["paths"], "properties": { "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /, or URL of a file. A directory stands for all files below it.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } }, "limit": { "type": "integer", "minimum": 1, "maximum": 100, "description": "20 by default." }, "skip": { "type": "integer", "minimum": 0, "maximum": 1e4 } } } } };
var mediaUsesQueryEntity = { ...entityOf(test22), ...{ "name": "media-uses-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/mediaLibrary/uses: a file or a directory, and the page of its uses.", "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /, or URL of a file. A directory stands for all files below it.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' }, "limit": { "type": "integer", "minimum": 1, "maximum": 100, "description": "20 by default." }, "skip": { "type": "integer", "minimum": 0, "maximum": 1e4 } } } } };
var mediaVersionRestoreEntity = { ...entityOf(test23), ...{ "name": "media-version-restore", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "core/mediaLibrary/versions/restore: makes a version the content of its file again. The present content becomes a version.", "type": "object", "additionalProperties": false, "required": ["path", "version"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "URL of a file, or its path inside the media library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' }, "version": { "type": "string", "pattern": "^[0-9a-f]{24}$", "description": "Id of a version of that file." } } } } };
var mediaVersionsQueryEntity = { ...entityOf(test24), ...{ "name": "media-versions-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/mediaLibrary/versions.", "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "URL of a file, or its path inside the media library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } } } } };
export {
  mediaAltTextEntity,
  mediaCopyEntity,
  mediaDeleteEntity,
  mediaDownloadEntity,
  mediaDownloadQueryEntity,
  mediaDuplicatesQueryEntity,
  mediaFileQueryEntity,
  mediaIconUsesQueryEntity,
  mediaListQueryEntity,
  mediaMkdirEntity,
  mediaMoveEntity,
  mediaMoveUndoEntity,
  mediaRenameEntity,
  mediaResumableStoreEntity,
  mediaResumableUploadEntity,
  mediaSearchQueryEntity,
  mediaThumbnailQueryEntity,
  mediaTrashDeleteEntity,
  mediaTrashQueryEntity,
  mediaTrashRestoreEntity,
  mediaUploadQueryEntity,
  mediaUsesOfEntity,
  mediaUsesQueryEntity,
  mediaVersionRestoreEntity,
  mediaVersionsQueryEntity
};
