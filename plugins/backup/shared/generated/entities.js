import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func2(data0) < 8) {
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
var pattern0 = new RegExp('^[^\\u0000-\\u001f\\\\:*?"<>|]+$', "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.item === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "item" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "item" || key0 === "moduleRules" || key0 === "excludedDirs")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func2(data0) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.item !== void 0) {
      let data1 = data.item;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (!(key1 === "fileServer" || key1 === "html" || key1 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data1.fileServer !== void 0) {
          if (typeof data1.fileServer !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/fileServer", schemaPath: "#/properties/item/properties/fileServer/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data1.html !== void 0) {
          if (typeof data1.html !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/html", schemaPath: "#/properties/item/properties/html/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data1.mongodb !== void 0) {
          if (typeof data1.mongodb !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/mongodb", schemaPath: "#/properties/item/properties/mongodb/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.moduleRules !== void 0) {
      let data5 = data.moduleRules;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
          errors++;
        }
        for (const key2 in data5) {
          const _errs15 = errors;
          if (typeof key2 === "string") {
            if (func2(key2) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames/maxLength", keyword: "maxLength", params: { limit: 64 }, propertyName: key2 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key2 });
            errors++;
          }
          var valid2 = _errs15 === errors;
          if (!valid2) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.excludedDirs !== void 0) {
      let data6 = data.excludedDirs;
      if (Array.isArray(data6)) {
        if (data6.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 === "string") {
            if (func2(data7) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i0, schemaPath: "#/properties/excludedDirs/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i0, schemaPath: "#/properties/excludedDirs/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data7)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i0, schemaPath: "#/properties/excludedDirs/items/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i0, schemaPath: "#/properties/excludedDirs/items/type", keyword: "type", params: { type: "string" } });
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
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/type", keyword: "type", params: { type: "array" } });
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
var schema15 = { "type": "object", "additionalProperties": false, "required": ["id", "item"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 64 }, "name": { "type": "string", "maxLength": 200 }, "item": { "type": "object", "additionalProperties": false, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } } }, "moduleRules": { "type": "object", "maxProperties": 100, "propertyNames": { "type": "string", "maxLength": 64 }, "additionalProperties": { "type": "integer", "enum": [0, 1, 2] } }, "confirmation": { "type": "string", "maxLength": 200 } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.item === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "item" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "item" || key0 === "moduleRules" || key0 === "confirmation")) {
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
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } });
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
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.item !== void 0) {
      let data2 = data.item;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (!(key1 === "fileServer" || key1 === "html" || key1 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data2.fileServer !== void 0) {
          if (typeof data2.fileServer !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/fileServer", schemaPath: "#/properties/item/properties/fileServer/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.html !== void 0) {
          if (typeof data2.html !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/html", schemaPath: "#/properties/item/properties/html/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.mongodb !== void 0) {
          if (typeof data2.mongodb !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/mongodb", schemaPath: "#/properties/item/properties/mongodb/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.moduleRules !== void 0) {
      let data6 = data.moduleRules;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
          errors++;
        }
        for (const key2 in data6) {
          const _errs17 = errors;
          if (typeof key2 === "string") {
            if (func2(key2) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames/maxLength", keyword: "maxLength", params: { limit: 64 }, propertyName: key2 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key2 });
            errors++;
          }
          var valid2 = _errs17 === errors;
          if (!valid2) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } });
            errors++;
          }
        }
        for (const key3 in data6) {
          let data7 = data6[key3];
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/moduleRules/additionalProperties/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data7 === 0 || data7 === 1 || data7 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/moduleRules/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema15.properties.moduleRules.additionalProperties.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.confirmation !== void 0) {
      let data8 = data.confirmation;
      if (typeof data8 === "string") {
        if (func2(data8) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/confirmation", schemaPath: "#/properties/confirmation/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/confirmation", schemaPath: "#/properties/confirmation/type", keyword: "type", params: { type: "string" } });
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
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "isProtected")) {
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
        if (func2(data1) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 } });
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
    if (data.isProtected !== void 0) {
      if (typeof data.isProtected !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isProtected", schemaPath: "#/properties/isProtected/type", keyword: "type", params: { type: "boolean" } });
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
var schema17 = { "type": "object", "additionalProperties": false, "required": ["item"], "properties": { "item": { "type": "object", "additionalProperties": false, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } } }, "moduleRules": { "type": "object", "maxProperties": 100, "propertyNames": { "type": "string", "maxLength": 64 }, "additionalProperties": { "type": "integer", "enum": [0, 1, 2] } } } };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.item === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "item" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "item" || key0 === "moduleRules")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.item !== void 0) {
      let data0 = data.item;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "fileServer" || key1 === "html" || key1 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.fileServer !== void 0) {
          if (typeof data0.fileServer !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/fileServer", schemaPath: "#/properties/item/properties/fileServer/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data0.html !== void 0) {
          if (typeof data0.html !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/html", schemaPath: "#/properties/item/properties/html/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data0.mongodb !== void 0) {
          if (typeof data0.mongodb !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/mongodb", schemaPath: "#/properties/item/properties/mongodb/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.moduleRules !== void 0) {
      let data4 = data.moduleRules;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
          errors++;
        }
        for (const key2 in data4) {
          const _errs13 = errors;
          if (typeof key2 === "string") {
            if (func2(key2) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames/maxLength", keyword: "maxLength", params: { limit: 64 }, propertyName: key2 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key2 });
            errors++;
          }
          var valid2 = _errs13 === errors;
          if (!valid2) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } });
            errors++;
          }
        }
        for (const key3 in data4) {
          let data5 = data4[key3];
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/moduleRules/additionalProperties/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data5 === 0 || data5 === 1 || data5 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/moduleRules/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema17.properties.moduleRules.additionalProperties.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/type", keyword: "type", params: { type: "object" } });
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
    for (const key0 in data) {
      if (!(key0 === "excludedDirs")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.excludedDirs !== void 0) {
      let data0 = data.excludedDirs;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func2(data1) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i0, schemaPath: "#/properties/excludedDirs/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i0, schemaPath: "#/properties/excludedDirs/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i0, schemaPath: "#/properties/excludedDirs/items/pattern", keyword: "pattern", params: { pattern: '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i0, schemaPath: "#/properties/excludedDirs/items/type", keyword: "type", params: { type: "string" } });
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
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/type", keyword: "type", params: { type: "array" } });
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
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "password")) {
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
  validate18.errors = vErrors;
  return errors === 0;
}
var test7 = validate19;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate19.errors = vErrors;
  return errors === 0;
}
var test8 = validate20;
var schema21 = { "type": "object", "additionalProperties": false, "required": ["host"], "properties": { "host": { "type": "string", "format": "host", "minLength": 1, "maxLength": 253 }, "port": { "type": "integer", "minimum": 1, "maximum": 65535 }, "secure": { "type": "string", "enum": ["none", "explicit", "implicit"] }, "username": { "type": "string", "maxLength": 200, "format": "line" }, "password": { "anyOf": [{ "type": "string", "maxLength": 1024, "format": "line" }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "type": "boolean", "const": true } } }] } } };
var formats0 = /^(?![^]*[\p{Default_Ignorable_Code_Point}\uff00-\uffef])(?:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}|(?!(?:[^]*\.)?(?:\p{N}+|\p{N}x[\p{N}a-f]*)\.?$)(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?:\.(?!-)[\p{L}\p{M}\p{N}_-]{1,63})*\.?|[\da-f]*:[\da-f]*:[\da-f:.]*)$/iu;
var formats2 = /^(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?$/u;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.host === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "host" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "host" || key0 === "port" || key0 === "secure" || key0 === "username" || key0 === "password")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.host !== void 0) {
      let data0 = data.host;
      if (typeof data0 === "string") {
        if (func2(data0) > 253) {
          (vErrors ??= []).push({ instancePath: instancePath + "/host", schemaPath: "#/properties/host/maxLength", keyword: "maxLength", params: { limit: 253 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/host", schemaPath: "#/properties/host/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!formats0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/host", schemaPath: "#/properties/host/format", keyword: "format", params: { format: "host" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.port !== void 0) {
      let data1 = data.port;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/port", schemaPath: "#/properties/port/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 65535 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/port", schemaPath: "#/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } });
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/port", schemaPath: "#/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.secure !== void 0) {
      let data2 = data.secure;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/secure", schemaPath: "#/properties/secure/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "none" || data2 === "explicit" || data2 === "implicit")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/secure", schemaPath: "#/properties/secure/enum", keyword: "enum", params: { allowedValues: schema21.properties.secure.enum } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data3 = data.username;
      if (typeof data3 === "string") {
        if (func2(data3) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (!formats2.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/format", keyword: "format", params: { format: "line" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data4 = data.password;
      const _errs11 = errors;
      let valid1 = false;
      const _errs12 = errors;
      if (typeof data4 === "string") {
        if (func2(data4) > 1024) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1024 } });
          errors++;
        }
        if (!formats2.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf/0/format", keyword: "format", params: { format: "line" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf/0/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs14 = errors;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          if (data4.isSet === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
            errors++;
          }
          for (const key1 in data4) {
            if (!(key1 === "isSet")) {
              (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
              errors++;
            }
          }
          if (data4.isSet !== void 0) {
            let data5 = data4.isSet;
            if (typeof data5 !== "boolean") {
              (vErrors ??= []).push({ instancePath: instancePath + "/password/isSet", schemaPath: "#/properties/password/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
              errors++;
            }
            if (true !== data5) {
              (vErrors ??= []).push({ instancePath: instancePath + "/password/isSet", schemaPath: "#/properties/password/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf/1/type", keyword: "type", params: { type: "object" } });
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf", keyword: "anyOf", params: {} });
        errors++;
      } else {
        errors = _errs11;
        if (vErrors !== null) {
          if (_errs11) {
            vErrors.length = _errs11;
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
  validate20.errors = vErrors;
  return errors === 0;
}
var test9 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.retention === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retention" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "retention" || key0 === "cycleId")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.retention !== void 0) {
      let data0 = data.retention;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (Object.keys(data0).length > 10) {
          (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/maxProperties", keyword: "maxProperties", params: { limit: 10 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.cycleId !== void 0) {
      let data1 = data.cycleId;
      if (typeof data1 === "string") {
        if (func2(data1) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycleId", schemaPath: "#/properties/cycleId/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/cycleId", schemaPath: "#/properties/cycleId/type", keyword: "type", params: { type: "string" } });
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

var backupDownloadQueryEntity = { ...entityOf(test0), ...{ "name": "backup-download-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The query string of GET core/backup/download/{id}, without the common query parameters.", "type": "object", "additionalProperties": false, "properties": { "password": { "type": "string", "minLength": 8, "maxLength": 128, "description": "Verification code of the created copy." } } } } };
var backupExportQueryEntity = { ...entityOf(test1), ...{ "name": "backup-export-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/backup/export: what to back up.", "type": "object", "additionalProperties": false, "required": ["item"], "properties": { "name": { "type": "string", "maxLength": 30, "description": "Default, also when empty: the system's name and the time." }, "item": { "type": "object", "additionalProperties": false, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } }, "description": "Content of the backup; at least one item." }, "moduleRules": { "type": "object", "maxProperties": 100, "propertyNames": { "type": "string", "maxLength": 64 }, "description": "Its keys are the data modules; the values are ignored." }, "excludedDirs": { "type": "array", "maxItems": 1e3, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /. It cannot leave the library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } } } } } };
var backupImportQueryEntity = { ...entityOf(test2), ...{ "name": "backup-import-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/backup/import: the backup to restore, and the rules.", "type": "object", "additionalProperties": false, "required": ["id", "item"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 64 }, "name": { "type": "string", "maxLength": 200, "description": "Name of the backup; known clients send it." }, "item": { "type": "object", "additionalProperties": false, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } }, "description": "Content to restore; at least one item." }, "moduleRules": { "type": "object", "maxProperties": 100, "propertyNames": { "type": "string", "maxLength": 64 }, "additionalProperties": { "type": "integer", "enum": [0, 1, 2] }, "description": "Data modules, fileServer and html by rule. 0: overwrite and add. 1: add only. 2: clear, then add." }, "confirmation": { "type": "string", "maxLength": 200, "description": "The name of the backup, as the user typed it before a rule deletes. A different one is rejected." } } } } };
var backupPatchEntity = { ...entityOf(test3), ...{ "name": "backup-patch", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "PATCH core/backup/{id}.", "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "name": { "type": "string", "minLength": 1, "maxLength": 30 }, "isProtected": { "type": "boolean", "description": "Neither retention nor a user deletes the backup." } } } } };
var backupPlanEntity = { ...entityOf(test4), ...{ "name": "backup-plan", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Body of POST core/backup/{id}/plan: the content that would be restored, and the rules.", "type": "object", "additionalProperties": false, "required": ["item"], "properties": { "item": { "type": "object", "additionalProperties": false, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } }, "description": "Content to restore; at least one item." }, "moduleRules": { "type": "object", "maxProperties": 100, "propertyNames": { "type": "string", "maxLength": 64 }, "additionalProperties": { "type": "integer", "enum": [0, 1, 2] }, "description": "Data modules, fileServer and html by rule. 0: overwrite and add. 1: add only. 2: clear, then add." } } } } };
var backupSizeQueryEntity = { ...entityOf(test5), ...{ "name": "backup-size-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `excludedDirs` of GET core/backup/getSizeAndTime.", "type": "object", "additionalProperties": false, "properties": { "excludedDirs": { "type": "array", "maxItems": 1e3, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1e3, "description": "Path inside the media library, separated by /. It cannot leave the library.", "pattern": '^[^\\u0000-\\u001f\\\\:*?"<>|]+$' } } } } } };
var backupTicketEntity = { ...entityOf(test6), ...{ "name": "backup-ticket", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/backup/{id}/ticket: a link for one download.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." }, "password": { "type": "string", "minLength": 8, "maxLength": 128, "description": "Verification code of the created copy." } } } } };
var backupVerifyEntity = { ...entityOf(test7), ...{ "name": "backup-verify", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/backup/{id}/verify: no parameters.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64, "description": "Ignored: the id is in the URL." } } } } };
var offsiteTestEntity = { ...entityOf(test8), ...{ "name": "offsite-test", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/backup/offsite/test: an FTP server to test, as entered by the user.", "type": "object", "additionalProperties": false, "required": ["host"], "properties": { "host": { "type": "string", "format": "host", "minLength": 1, "maxLength": 253 }, "port": { "type": "integer", "minimum": 1, "maximum": 65535, "description": "Default 21; 990 with implicit TLS." }, "secure": { "type": "string", "enum": ["none", "explicit", "implicit"] }, "username": { "type": "string", "maxLength": 200, "format": "line" }, "password": { "description": "The entered password; or the marker of the stored one, which is sent only to the stored server and user.", "anyOf": [{ "type": "string", "maxLength": 1024, "format": "line" }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "type": "boolean", "const": true } } }] } } } } };
var retentionPreviewEntity = { ...entityOf(test9), ...{ "name": "retention-preview", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/backupCycle/retentionPreview. The form backup/cycle validates the rule itself.", "type": "object", "additionalProperties": false, "required": ["retention"], "properties": { "retention": { "type": "object", "maxProperties": 10 }, "cycleId": { "type": "string", "maxLength": 64, "description": "Absent for a new cycle, which has no backups." } } } } };
export {
  backupDownloadQueryEntity,
  backupExportQueryEntity,
  backupImportQueryEntity,
  backupPatchEntity,
  backupPlanEntity,
  backupSizeQueryEntity,
  backupTicketEntity,
  backupVerifyEntity,
  offsiteTestEntity,
  retentionPreviewEntity
};
