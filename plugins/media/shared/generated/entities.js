import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate11;
var schema12 = { "type": "object", "additionalProperties": false, "required": ["paths", "target"], "properties": { "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } }, "target": { "type": "string", "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"] } } };
var pattern0 = new RegExp('^[^\\u0000-\\u001f\\\\:*?"<>|]+$', "u");
var pattern1 = new RegExp('^[^\\u0000-\\u001f\\\\:*?"<>|]*$', "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern1.test(data2)) {
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
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema12.properties.action.enum } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
var test1 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate12.errors = vErrors;
  return errors === 0;
}
var test2 = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate13.errors = vErrors;
  return errors === 0;
}
var test3 = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern1.test(data0)) {
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
  validate14.errors = vErrors;
  return errors === 0;
}
var test4 = validate15;
var pattern6 = new RegExp('^(?!\\.{1,2}$)[^\\u0000-\\u001f\\\\/:*?"<>|]+$', "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern1.test(data0)) {
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
        if (!pattern6.test(data1)) {
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
  validate15.errors = vErrors;
  return errors === 0;
}
var test5 = validate16;
var schema17 = { "type": "object", "additionalProperties": false, "required": ["paths", "target"], "properties": { "force": { "type": "boolean" }, "paths": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } }, "target": { "type": "string", "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"] } } };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern1.test(data3)) {
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
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema17.properties.action.enum } });
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
var test6 = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern6.test(data2)) {
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
  validate17.errors = vErrors;
  return errors === 0;
}
var test7 = validate18;
var schema19 = { "type": "object", "additionalProperties": false, "properties": { "catalog": { "type": "string", "maxLength": 1e3, "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]*$' }, "action": { "type": "string", "enum": ["cover", "rename"] } } };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern1.test(data0)) {
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
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema19.properties.action.enum } });
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

var mediaCopyEntity = entityOf(test0);
var mediaDeleteEntity = entityOf(test1);
var mediaIconUsesQueryEntity = entityOf(test2);
var mediaListQueryEntity = entityOf(test3);
var mediaMkdirEntity = entityOf(test4);
var mediaMoveEntity = entityOf(test5);
var mediaRenameEntity = entityOf(test6);
var mediaUploadQueryEntity = entityOf(test7);
export {
  mediaCopyEntity,
  mediaDeleteEntity,
  mediaIconUsesQueryEntity,
  mediaListQueryEntity,
  mediaMkdirEntity,
  mediaMoveEntity,
  mediaRenameEntity,
  mediaUploadQueryEntity
};
