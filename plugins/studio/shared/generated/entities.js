import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
var pattern0 = new RegExp("^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$", "u");
var pattern1 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.form === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "form" } });
      errors++;
    }
    if (data.messages === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "form" || key0 === "messages")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.form !== void 0) {
      let data1 = data.form;
      if (typeof data1 === "string") {
        if (func2(data1) > 2e5) {
          (vErrors ??= []).push({ instancePath: instancePath + "/form", schemaPath: "#/properties/form/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/form", schemaPath: "#/properties/form/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data2 = data.messages;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/maxProperties", keyword: "maxProperties", params: { limit: 20 } });
          errors++;
        }
        if (data2.en === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "en" } });
          errors++;
        }
        if (data2["zh-Hans"] === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "zh-Hans" } });
          errors++;
        }
        for (const key1 in data2) {
          const _errs8 = errors;
          if (typeof key1 === "string") {
            if (!pattern1.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid1 = _errs8 === errors;
          if (!valid1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data2) {
          if (!(key2 === "en" || key2 === "zh-Hans")) {
            let data3 = data2[key2];
            if (typeof data3 === "string") {
              if (func2(data3) > 2e5) {
                (vErrors ??= []).push({ instancePath: instancePath + "/messages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/messages/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/messages/additionalProperties/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        }
        if (data2.en !== void 0) {
          let data4 = data2.en;
          if (typeof data4 === "string") {
            if (func2(data4) > 2e5) {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages/en", schemaPath: "#/properties/messages/properties/en/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages/en", schemaPath: "#/properties/messages/properties/en/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2["zh-Hans"] !== void 0) {
          let data5 = data2["zh-Hans"];
          if (typeof data5 === "string") {
            if (func2(data5) > 2e5) {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages/zh-Hans", schemaPath: "#/properties/messages/properties/zh-Hans/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages/zh-Hans", schemaPath: "#/properties/messages/properties/zh-Hans/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "object" } });
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
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.form === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "form" } });
      errors++;
    }
    if (data.messages === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" } });
      errors++;
    }
    if (data.base === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "form" || key0 === "messages" || key0 === "base")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.form !== void 0) {
      let data1 = data.form;
      if (typeof data1 === "string") {
        if (func2(data1) > 2e5) {
          (vErrors ??= []).push({ instancePath: instancePath + "/form", schemaPath: "#/properties/form/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/form", schemaPath: "#/properties/form/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data2 = data.messages;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/maxProperties", keyword: "maxProperties", params: { limit: 20 } });
          errors++;
        }
        if (data2.en === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "en" } });
          errors++;
        }
        if (data2["zh-Hans"] === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "zh-Hans" } });
          errors++;
        }
        for (const key1 in data2) {
          const _errs8 = errors;
          if (typeof key1 === "string") {
            if (!pattern1.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid1 = _errs8 === errors;
          if (!valid1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data2) {
          if (!(key2 === "en" || key2 === "zh-Hans")) {
            let data3 = data2[key2];
            if (typeof data3 === "string") {
              if (func2(data3) > 2e5) {
                (vErrors ??= []).push({ instancePath: instancePath + "/messages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/messages/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/messages/additionalProperties/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        }
        if (data2.en !== void 0) {
          let data4 = data2.en;
          if (typeof data4 === "string") {
            if (func2(data4) > 2e5) {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages/en", schemaPath: "#/properties/messages/properties/en/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages/en", schemaPath: "#/properties/messages/properties/en/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2["zh-Hans"] !== void 0) {
          let data5 = data2["zh-Hans"];
          if (typeof data5 === "string") {
            if (func2(data5) > 2e5) {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages/zh-Hans", schemaPath: "#/properties/messages/properties/zh-Hans/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages/zh-Hans", schemaPath: "#/properties/messages/properties/zh-Hans/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.base !== void 0) {
      let data6 = data.base;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1e6 || isNaN(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } });
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
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
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.version === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } });
      errors++;
    }
    if (data.base === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "version" || key0 === "base")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e6 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/version", schemaPath: "#/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } });
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.base !== void 0) {
      let data2 = data.base;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e6 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
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
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$" } });
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
  validate15.errors = vErrors;
  return errors === 0;
}
var test4 = validate16;
var pattern7 = new RegExp("^[1-9][0-9]{0,5}$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.version === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "version")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 === "string") {
        if (func2(data1) > 6) {
          (vErrors ??= []).push({ instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 6 } });
          errors++;
        }
        if (!pattern7.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{0,5}$" } });
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
  validate16.errors = vErrors;
  return errors === 0;
}
var test5 = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.base === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "base")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.base !== void 0) {
      let data1 = data.base;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e6 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/base", schemaPath: "#/properties/base/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
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

var schemaDraftEntity = { ...entityOf(test0), ...{ "name": "schema-draft", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/schema/check: the files of a settings tab.", "type": "object", "additionalProperties": false, "required": ["id", "form", "messages"], "properties": { "id": { "type": "string", "pattern": "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$", "maxLength": 100, "description": "Folder of the tab: `<group>/<tab>`." }, "form": { "type": "string", "maxLength": 2e5, "description": "Text of form.json." }, "messages": { "type": "object", "required": ["en", "zh-Hans"], "maxProperties": 20, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$" }, "properties": { "en": { "type": "string", "maxLength": 2e5, "description": "Text of locales/en.json." }, "zh-Hans": { "type": "string", "maxLength": 2e5, "description": "Text of locales/zh-Hans.json." } }, "additionalProperties": { "type": "string", "maxLength": 2e5, "description": "Text of a further language; the language is a BCP-47 code." }, "description": "Texts by language. English replaces what a further language lacks." } } } } };
var schemaPublishEntity = { ...entityOf(test1), ...{ "name": "schema-publish", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/schema/publish: the files of a settings tab.", "type": "object", "additionalProperties": false, "required": ["id", "form", "messages", "base"], "properties": { "id": { "type": "string", "pattern": "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$", "maxLength": 100, "description": "Folder of the tab: `<group>/<tab>`." }, "form": { "type": "string", "maxLength": 2e5, "description": "Text of form.json." }, "messages": { "type": "object", "required": ["en", "zh-Hans"], "maxProperties": 20, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$" }, "properties": { "en": { "type": "string", "maxLength": 2e5, "description": "Text of locales/en.json." }, "zh-Hans": { "type": "string", "maxLength": 2e5, "description": "Text of locales/zh-Hans.json." } }, "additionalProperties": { "type": "string", "maxLength": 2e5, "description": "Text of a further language; the language is a BCP-47 code." }, "description": "Texts by language. English replaces what a further language lacks." }, "base": { "type": "integer", "minimum": 0, "maximum": 1e6, "description": "Number of the last change of the tab that the sender has seen; 0 if there is none." } } } } };
var schemaRollBackEntity = { ...entityOf(test2), ...{ "name": "schema-roll-back", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/schema/rollBack.", "type": "object", "additionalProperties": false, "required": ["id", "version", "base"], "properties": { "id": { "type": "string", "pattern": "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$", "maxLength": 100, "description": "Folder of the tab: `<group>/<tab>`." }, "version": { "type": "integer", "minimum": 1, "maximum": 1e6, "description": "Number of a version." }, "base": { "type": "integer", "minimum": 0, "maximum": 1e6, "description": "Number of the last change of the tab that the sender has seen; 0 if there is none." } } } } };
var schemaTabQueryEntity = { ...entityOf(test3), ...{ "name": "schema-tab-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Query of GET core/schema/tab.", "type": "object", "additionalProperties": false, "required": ["id"], "properties": { "id": { "type": "string", "pattern": "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$", "maxLength": 100, "description": "Folder of the tab: `<group>/<tab>`." } } } } };
var schemaVersionQueryEntity = { ...entityOf(test4), ...{ "name": "schema-version-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Query of GET core/schema/published/version.", "type": "object", "additionalProperties": false, "required": ["id", "version"], "properties": { "id": { "type": "string", "pattern": "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$", "maxLength": 100, "description": "Folder of the tab: `<group>/<tab>`." }, "version": { "type": "string", "pattern": "^[1-9][0-9]{0,5}$", "maxLength": 6, "description": "Number of a version." } } } } };
var schemaWithdrawEntity = { ...entityOf(test5), ...{ "name": "schema-withdraw", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/schema/withdraw.", "type": "object", "additionalProperties": false, "required": ["id", "base"], "properties": { "id": { "type": "string", "pattern": "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$", "maxLength": 100, "description": "Folder of the tab: `<group>/<tab>`." }, "base": { "type": "integer", "minimum": 0, "maximum": 1e6, "description": "Number of the last change of the tab that the sender has seen; 0 if there is none." } } } } };
export {
  schemaDraftEntity,
  schemaPublishEntity,
  schemaRollBackEntity,
  schemaTabQueryEntity,
  schemaVersionQueryEntity,
  schemaWithdrawEntity
};
