import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["title"], "definitions": { "page": { "type": "object" } }, "properties": { "title": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" }, { "type": "object", "minProperties": 1, "maxProperties": 50, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" } }] }, "path": { "type": "string", "maxLength": 200, "pattern": "^(?!/?app(?:$|/app(?:/|$)))/?(?!\\.{1,2}(?:/|$))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+(/(?!\\.{1,2}(?:/|$))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+)*$" }, "url": { "type": "string", "maxLength": 1e3, "format": "web-address", "pattern": "^(https?://[^\\s/\\\\\\u0000-\\u001f\\u007f]|/(?![/\\\\]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" }, "element": { "type": "string", "maxLength": 100, "pattern": "^dashboard\\.[A-Za-z0-9_-]+$" }, "permission": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" }, "icon": { "type": "string", "maxLength": 300, "pattern": "^(?:[A-Za-z][A-Za-z0-9_-]*|/?(?:rest/)?core/media(?:/(?!(?:\\.|%2[eE]){1,2}(?:/|$))(?![^/]*%(?:2[fF]|5[cC]))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+)+)$" }, "hidden": { "type": "boolean" }, "target": { "type": "string", "enum": ["_self", "_blank"] }, "key": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$" }, "children": { "type": "array", "maxItems": 1e3, "items": { "$ref": "#/definitions/page" } } }, "allOf": [{ "if": { "required": ["url"] }, "else": { "required": ["path"] } }, { "if": { "anyOf": [{ "required": ["url"] }, { "properties": { "children": { "type": "array", "minItems": 1 } }, "required": ["children"] }] }, "else": { "required": ["element"] } }] };
var func7 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern1 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
var pattern3 = new RegExp("^(?!/?app(?:$|/app(?:/|$)))/?(?!\\.{1,2}(?:/|$))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+(/(?!\\.{1,2}(?:/|$))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+)*$", "u");
var pattern4 = new RegExp("^(https?://[^\\s/\\\\\\u0000-\\u001f\\u007f]|/(?![/\\\\]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$", "u");
var pattern5 = new RegExp("^dashboard\\.[A-Za-z0-9_-]+$", "u");
var pattern6 = new RegExp("^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$", "u");
var pattern7 = new RegExp("^(?:[A-Za-z][A-Za-z0-9_-]*|/?(?:rest/)?core/media(?:/(?!(?:\\.|%2[eE]){1,2}(?:/|$))(?![^/]*%(?:2[fF]|5[cC]))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+)+)$", "u");
var pattern8 = new RegExp("^[A-Za-z0-9_-]+$", "u");
var formats0 = /^(?:https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}/?#@:[\]<>\\^|%]+)(?::(?:0*(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|\d{1,4}))?)?(?=[/?#]|$)|(?!https?:))/iu;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.url === void 0 && (missing0 = "url")) {
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
  if (!_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.path === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "path" } });
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "else" } });
    errors++;
  }
  const _errs6 = errors;
  let valid2 = true;
  const _errs7 = errors;
  const _errs8 = errors;
  let valid3 = false;
  const _errs9 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.url === void 0 && (missing1 = "url")) {
      (vErrors ??= []).push({});
      errors++;
    }
  }
  var _valid2 = _errs9 === errors;
  valid3 = valid3 || _valid2;
  if (!valid3) {
    const _errs10 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.children === void 0 && (missing2 = "children")) {
        (vErrors ??= []).push({});
        errors++;
      } else {
        if (data.children !== void 0) {
          let data0 = data.children;
          const _errs11 = errors;
          if (errors === _errs11) {
            if (Array.isArray(data0)) {
              if (data0.length < 1) {
                (vErrors ??= []).push({});
                errors++;
              }
            } else {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
    }
    var _valid2 = _errs10 === errors;
    valid3 = valid3 || _valid2;
  }
  if (!valid3) {
    (vErrors ??= []).push({});
    errors++;
  } else {
    errors = _errs8;
    if (vErrors !== null) {
      if (_errs8) {
        vErrors.length = _errs8;
      } else {
        vErrors = null;
      }
    }
  }
  var _valid1 = _errs7 === errors;
  errors = _errs6;
  if (vErrors !== null) {
    if (_errs6) {
      vErrors.length = _errs6;
    } else {
      vErrors = null;
    }
  }
  if (!_valid1) {
    const _errs13 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.element === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/1/else/required", keyword: "required", params: { missingProperty: "element" } });
        errors++;
      }
    }
    var _valid1 = _errs13 === errors;
    valid2 = _valid1;
  }
  if (!valid2) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "else" } });
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func7.call(schema13.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      const _errs16 = errors;
      let valid6 = false;
      const _errs17 = errors;
      if (typeof data1 === "string") {
        if (func2(data1) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/0/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      var _valid3 = _errs17 === errors;
      valid6 = valid6 || _valid3;
      if (!valid6) {
        const _errs19 = errors;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (Object.keys(data1).length > 50) {
            (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
            errors++;
          }
          if (Object.keys(data1).length < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
            errors++;
          }
          for (const key1 in data1) {
            const _errs21 = errors;
            if (typeof key1 === "string") {
              if (!pattern1.test(key1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key1 });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
              errors++;
            }
            var valid7 = _errs21 === errors;
            if (!valid7) {
              (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
              errors++;
            }
          }
          for (const key2 in data1) {
            let data2 = data1[key2];
            if (typeof data2 === "string") {
              if (func2(data2) > 1e3) {
                (vErrors ??= []).push({ instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/title/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                errors++;
              }
              if (func2(data2) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/title/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
              if (!pattern0.test(data2)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/title/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/title/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf/1/type", keyword: "type", params: { type: "object" } });
          errors++;
        }
        var _valid3 = _errs19 === errors;
        valid6 = valid6 || _valid3;
      }
      if (!valid6) {
        (vErrors ??= []).push({ instancePath: instancePath + "/title", schemaPath: "#/properties/title/anyOf", keyword: "anyOf", params: {} });
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
    if (data.path !== void 0) {
      let data3 = data.path;
      if (typeof data3 === "string") {
        if (func2(data3) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (!pattern3.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^(?!/?app(?:$|/app(?:/|$)))/?(?!\\.{1,2}(?:/|$))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+(/(?!\\.{1,2}(?:/|$))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+)*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data4 = data.url;
      if (typeof data4 === "string") {
        if (func2(data4) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern4.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^(https?://[^\\s/\\\\\\u0000-\\u001f\\u007f]|/(?![/\\\\]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" } });
          errors++;
        }
        if (!formats0.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "web-address" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.element !== void 0) {
      let data5 = data.element;
      if (typeof data5 === "string") {
        if (func2(data5) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/element", schemaPath: "#/properties/element/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern5.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/element", schemaPath: "#/properties/element/pattern", keyword: "pattern", params: { pattern: "^dashboard\\.[A-Za-z0-9_-]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/element", schemaPath: "#/properties/element/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.permission !== void 0) {
      let data6 = data.permission;
      if (typeof data6 === "string") {
        if (func2(data6) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern6.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.icon !== void 0) {
      let data7 = data.icon;
      if (typeof data7 === "string") {
        if (func2(data7) > 300) {
          (vErrors ??= []).push({ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/maxLength", keyword: "maxLength", params: { limit: 300 } });
          errors++;
        }
        if (!pattern7.test(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/pattern", keyword: "pattern", params: { pattern: "^(?:[A-Za-z][A-Za-z0-9_-]*|/?(?:rest/)?core/media(?:/(?!(?:\\.|%2[eE]){1,2}(?:/|$))(?![^/]*%(?:2[fF]|5[cC]))[^\\s/?#\\\\\\u0000-\\u001f\\u007f]+)+)$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.hidden !== void 0) {
      if (typeof data.hidden !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.target !== void 0) {
      let data9 = data.target;
      if (typeof data9 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data9 === "_self" || data9 === "_blank")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema13.properties.target.enum } });
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data10 = data.key;
      if (typeof data10 === "string") {
        if (func2(data10) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data10) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern8.test(data10)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.children !== void 0) {
      let data11 = data.children;
      if (Array.isArray(data11)) {
        if (data11.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/children", schemaPath: "#/properties/children/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/children/" + i0, schemaPath: "#/definitions/page/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/children", schemaPath: "#/properties/children/type", keyword: "type", params: { type: "array" } });
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

var condition0 = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  const _errs2 = errors;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.url === void 0 && (missing0 = "url")) {
      (vErrors ??= []).push({});
      errors++;
    }
  }
  var valid1 = _errs3 === errors;
  if (valid1) {
    validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/not", keyword: "not", params: {} }];
    return false;
  } else {
    errors = _errs2;
    if (vErrors !== null) {
      if (_errs2) {
        vErrors.length = _errs2;
      } else {
        vErrors = null;
      }
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
var condition1 = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  const _errs2 = errors;
  const _errs3 = errors;
  const _errs4 = errors;
  let valid2 = false;
  const _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.url === void 0 && (missing0 = "url")) {
      (vErrors ??= []).push({});
      errors++;
    }
  }
  var _valid0 = _errs5 === errors;
  valid2 = valid2 || _valid0;
  if (!valid2) {
    const _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.children === void 0 && (missing1 = "children")) {
        (vErrors ??= []).push({});
        errors++;
      } else {
        if (data.children !== void 0) {
          let data0 = data.children;
          const _errs7 = errors;
          if (errors === _errs7) {
            if (Array.isArray(data0)) {
              if (data0.length < 1) {
                (vErrors ??= []).push({});
                errors++;
              }
            } else {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid2 = valid2 || _valid0;
  }
  if (!valid2) {
    (vErrors ??= []).push({});
    errors++;
  } else {
    errors = _errs4;
    if (vErrors !== null) {
      if (_errs4) {
        vErrors.length = _errs4;
      } else {
        vErrors = null;
      }
    }
  }
  var valid1 = _errs3 === errors;
  if (valid1) {
    validate13.errors = [{ instancePath, schemaPath: "#/allOf/0/not", keyword: "not", params: {} }];
    return false;
  } else {
    errors = _errs2;
    if (vErrors !== null) {
      if (_errs2) {
        vErrors.length = _errs2;
      } else {
        vErrors = null;
      }
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1)],
  isVisible: () => true
};
export {
  compiledForm
};
