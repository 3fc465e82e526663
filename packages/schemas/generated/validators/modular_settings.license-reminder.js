import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "pressMoney": { "type": "object", "additionalProperties": false, "properties": { "expireSettings": { "type": "array", "maxItems": 50, "items": { "type": "object", "additionalProperties": false, "required": ["expireTime"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 64 }, "expireTime": { "type": "string", "format": "date-time", "maxLength": 40 }, "durationTime": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } } }, "tip": { "type": "string", "minLength": 1, "maxLength": 500 }, "code": { "anyOf": [{ "type": "string", "format": "secret", "minLength": 1, "maxLength": 16384 }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "const": true, "type": "boolean" } } }], "boundTo": [] }, "disable": { "type": "boolean" }, "showCode": { "type": "boolean" }, "isOld": { "type": "boolean" } } } }, "tip": { "type": "string", "minLength": 1, "maxLength": 500 }, "expireTime": { "type": "string", "format": "date-time", "maxLength": 40 }, "durationTime": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } } }, "tipTime": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } } }, "showTime": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } } }, "position": { "type": "string", "enum": ["topLeft", "top", "topRight", "center", "bottomLeft", "bottom", "bottomRight"] }, "size": { "type": "object", "additionalProperties": false, "properties": { "width": { "type": "integer", "minimum": 200, "maximum": 1600 }, "height": { "type": "integer", "minimum": 100, "maximum": 1200 } } }, "name": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" }, { "type": "object", "minProperties": 1, "maxProperties": 50, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" } }] }, "logo": { "type": "string", "minLength": 1, "maxLength": 65536, "format": "web-address", "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:\\p{Cc}]*$)" }, "backgroundImage": { "type": "string", "minLength": 1, "maxLength": 65536, "format": "web-address", "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:\\p{Cc}]*$)" }, "customModal": { "type": "boolean" }, "pressDashboard": { "type": "object", "additionalProperties": false, "required": ["id"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 64 }, "name": { "type": "string", "maxLength": 200 } } } }, "allOf": [{ "if": { "properties": { "customModal": { "const": true } }, "required": ["customModal"] }, "then": { "required": ["pressDashboard"], "properties": { "pressDashboard": true } }, "else": { "properties": { "pressDashboard": false } } }] } } };
var func7 = Object.prototype.hasOwnProperty;
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t\s](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
var formats2 = /^(?:(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]{0,1022}[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?|(?:[ \t\r\n]*-----BEGIN [A-Z\d ]+-----(?:-?[\w+/=:,. \t\r\n])*-----END [A-Z\d ]+-----)+[ \t\r\n]*)$/u;
var formats6 = /^(?:https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}/?#@:[\]<>\\^|%]+)(?::(?:0*(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|\d{1,4}))?)?(?=[/?#]|$)|(?!https?:))/iu;
var pattern0 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern1 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
var pattern3 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:\\p{Cc}]*$)", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "pressMoney")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.pressMoney !== void 0) {
      let data0 = data.pressMoney;
      const _errs5 = errors;
      let valid2 = true;
      const _errs6 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let missing0;
        if (data0.customModal === void 0 && (missing0 = "customModal")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data0.customModal !== void 0) {
            if (true !== data0.customModal) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs6 === errors;
      errors = _errs5;
      if (vErrors !== null) {
        if (_errs5) {
          vErrors.length = _errs5;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs8 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.pressDashboard === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney", schemaPath: "#/properties/pressMoney/allOf/0/then/required", keyword: "required", params: { missingProperty: "pressDashboard" } });
            errors++;
          }
        }
        var _valid0 = _errs8 === errors;
        valid2 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs9 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.pressDashboard !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard", schemaPath: "#/properties/pressMoney/allOf/0/else/properties/pressDashboard/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid0 = _errs9 === errors;
        valid2 = _valid0;
        ifClause0 = "else";
      }
      if (!valid2) {
        (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney", schemaPath: "#/properties/pressMoney/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
        errors++;
      }
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!func7.call(schema13.properties.pressMoney.properties, key1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney", schemaPath: "#/properties/pressMoney/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.expireSettings !== void 0) {
          let data3 = data0.expireSettings;
          if (Array.isArray(data3)) {
            if (data3.length > 50) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings", schemaPath: "#/properties/pressMoney/properties/expireSettings/maxItems", keyword: "maxItems", params: { limit: 50 } });
              errors++;
            }
            const len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.expireTime === void 0) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0, schemaPath: "#/properties/pressMoney/properties/expireSettings/items/required", keyword: "required", params: { missingProperty: "expireTime" } });
                  errors++;
                }
                for (const key2 in data4) {
                  if (!(key2 === "id" || key2 === "expireTime" || key2 === "durationTime" || key2 === "tip" || key2 === "code" || key2 === "disable" || key2 === "showCode" || key2 === "isOld")) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0, schemaPath: "#/properties/pressMoney/properties/expireSettings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                    errors++;
                  }
                }
                if (data4.id !== void 0) {
                  let data5 = data4.id;
                  if (typeof data5 === "string") {
                    if (func2(data5) > 64) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/id", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
                      errors++;
                    }
                    if (func2(data5) < 1) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/id", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/id", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/id/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                }
                if (data4.expireTime !== void 0) {
                  let data6 = data4.expireTime;
                  if (typeof data6 === "string") {
                    if (func2(data6) > 40) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/expireTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/expireTime/maxLength", keyword: "maxLength", params: { limit: 40 } });
                      errors++;
                    }
                    if (!formats0.test(data6)) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/expireTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/expireTime/format", keyword: "format", params: { format: "date-time" } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/expireTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/expireTime/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                }
                if (data4.durationTime !== void 0) {
                  let data7 = data4.durationTime;
                  if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                    if (data7.count === void 0) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/required", keyword: "required", params: { missingProperty: "count" } });
                      errors++;
                    }
                    if (data7.unit === void 0) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/required", keyword: "required", params: { missingProperty: "unit" } });
                      errors++;
                    }
                    if (data7.time === void 0) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/required", keyword: "required", params: { missingProperty: "time" } });
                      errors++;
                    }
                    for (const key3 in data7) {
                      if (!(key3 === "count" || key3 === "unit" || key3 === "time")) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
                        errors++;
                      }
                    }
                    if (data7.count !== void 0) {
                      let data8 = data7.count;
                      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime/count", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/properties/count/type", keyword: "type", params: { type: "integer" } });
                        errors++;
                      }
                      if (typeof data8 == "number" && isFinite(data8)) {
                        if (data8 > 1e3 || isNaN(data8)) {
                          (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime/count", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
                          errors++;
                        }
                        if (data8 < 1 || isNaN(data8)) {
                          (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime/count", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                          errors++;
                        }
                      }
                    }
                    if (data7.unit !== void 0) {
                      let data9 = data7.unit;
                      if (typeof data9 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime/unit", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/properties/unit/type", keyword: "type", params: { type: "string" } });
                        errors++;
                      }
                      if (!(data9 === "Y" || data9 === "M" || data9 === "w" || data9 === "d" || data9 === "h" || data9 === "m" || data9 === "s")) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime/unit", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.pressMoney.properties.expireSettings.items.properties.durationTime.properties.unit.enum } });
                        errors++;
                      }
                    }
                    if (data7.time !== void 0) {
                      let data10 = data7.time;
                      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime/time", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/properties/time/type", keyword: "type", params: { type: "integer" } });
                        errors++;
                      }
                      if (typeof data10 == "number" && isFinite(data10)) {
                        if (data10 > 31536e6 || isNaN(data10)) {
                          (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime/time", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
                          errors++;
                        }
                        if (data10 < 1 || isNaN(data10)) {
                          (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime/time", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                          errors++;
                        }
                      }
                    }
                    const factor0 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data7["unit"]];
                    if (typeof factor0 == "number" && typeof data7["count"] == "number" && typeof data7["time"] == "number" && data7["time"] !== data7["count"] * factor0) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/product", keyword: "product", params: { property: "time" } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/durationTime", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/durationTime/type", keyword: "type", params: { type: "object" } });
                    errors++;
                  }
                }
                if (data4.tip !== void 0) {
                  let data11 = data4.tip;
                  if (typeof data11 === "string") {
                    if (func2(data11) > 500) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/tip", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/tip/maxLength", keyword: "maxLength", params: { limit: 500 } });
                      errors++;
                    }
                    if (func2(data11) < 1) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/tip", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/tip/minLength", keyword: "minLength", params: { limit: 1 } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/tip", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/tip/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                }
                if (data4.code !== void 0) {
                  let data12 = data4.code;
                  const _errs32 = errors;
                  let valid10 = false;
                  const _errs33 = errors;
                  if (typeof data12 === "string") {
                    if (func2(data12) > 16384) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 16384 } });
                      errors++;
                    }
                    if (func2(data12) < 1) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
                      errors++;
                    }
                    if (!formats2.test(data12)) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/0/format", keyword: "format", params: { format: "secret" } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/0/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                  var _valid1 = _errs33 === errors;
                  valid10 = valid10 || _valid1;
                  if (!valid10) {
                    const _errs35 = errors;
                    if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                      if (data12.isSet === void 0) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                        errors++;
                      }
                      for (const key4 in data12) {
                        if (!(key4 === "isSet")) {
                          (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } });
                          errors++;
                        }
                      }
                      if (data12.isSet !== void 0) {
                        let data13 = data12.isSet;
                        if (typeof data13 !== "boolean") {
                          (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code/isSet", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                          errors++;
                        }
                        if (true !== data13) {
                          (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code/isSet", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                          errors++;
                        }
                      }
                    } else {
                      (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf/1/type", keyword: "type", params: { type: "object" } });
                      errors++;
                    }
                    var _valid1 = _errs35 === errors;
                    valid10 = valid10 || _valid1;
                  }
                  if (!valid10) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/code", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/code/anyOf", keyword: "anyOf", params: {} });
                    errors++;
                  } else {
                    errors = _errs32;
                    if (vErrors !== null) {
                      if (_errs32) {
                        vErrors.length = _errs32;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                if (data4.disable !== void 0) {
                  if (typeof data4.disable !== "boolean") {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/disable", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/disable/type", keyword: "type", params: { type: "boolean" } });
                    errors++;
                  }
                }
                if (data4.showCode !== void 0) {
                  if (typeof data4.showCode !== "boolean") {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/showCode", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/showCode/type", keyword: "type", params: { type: "boolean" } });
                    errors++;
                  }
                }
                if (data4.isOld !== void 0) {
                  if (typeof data4.isOld !== "boolean") {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0 + "/isOld", schemaPath: "#/properties/pressMoney/properties/expireSettings/items/properties/isOld/type", keyword: "type", params: { type: "boolean" } });
                    errors++;
                  }
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings/" + i0, schemaPath: "#/properties/pressMoney/properties/expireSettings/items/type", keyword: "type", params: { type: "object" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireSettings", schemaPath: "#/properties/pressMoney/properties/expireSettings/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
        if (data0.tip !== void 0) {
          let data17 = data0.tip;
          if (typeof data17 === "string") {
            if (func2(data17) > 500) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tip", schemaPath: "#/properties/pressMoney/properties/tip/maxLength", keyword: "maxLength", params: { limit: 500 } });
              errors++;
            }
            if (func2(data17) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tip", schemaPath: "#/properties/pressMoney/properties/tip/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tip", schemaPath: "#/properties/pressMoney/properties/tip/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.expireTime !== void 0) {
          let data18 = data0.expireTime;
          if (typeof data18 === "string") {
            if (func2(data18) > 40) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireTime", schemaPath: "#/properties/pressMoney/properties/expireTime/maxLength", keyword: "maxLength", params: { limit: 40 } });
              errors++;
            }
            if (!formats0.test(data18)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireTime", schemaPath: "#/properties/pressMoney/properties/expireTime/format", keyword: "format", params: { format: "date-time" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/expireTime", schemaPath: "#/properties/pressMoney/properties/expireTime/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.durationTime !== void 0) {
          let data19 = data0.durationTime;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.count === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime", schemaPath: "#/properties/pressMoney/properties/durationTime/required", keyword: "required", params: { missingProperty: "count" } });
              errors++;
            }
            if (data19.unit === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime", schemaPath: "#/properties/pressMoney/properties/durationTime/required", keyword: "required", params: { missingProperty: "unit" } });
              errors++;
            }
            if (data19.time === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime", schemaPath: "#/properties/pressMoney/properties/durationTime/required", keyword: "required", params: { missingProperty: "time" } });
              errors++;
            }
            for (const key5 in data19) {
              if (!(key5 === "count" || key5 === "unit" || key5 === "time")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime", schemaPath: "#/properties/pressMoney/properties/durationTime/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } });
                errors++;
              }
            }
            if (data19.count !== void 0) {
              let data20 = data19.count;
              if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime/count", schemaPath: "#/properties/pressMoney/properties/durationTime/properties/count/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data20 == "number" && isFinite(data20)) {
                if (data20 > 1e3 || isNaN(data20)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime/count", schemaPath: "#/properties/pressMoney/properties/durationTime/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
                  errors++;
                }
                if (data20 < 1 || isNaN(data20)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime/count", schemaPath: "#/properties/pressMoney/properties/durationTime/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            if (data19.unit !== void 0) {
              let data21 = data19.unit;
              if (typeof data21 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime/unit", schemaPath: "#/properties/pressMoney/properties/durationTime/properties/unit/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data21 === "Y" || data21 === "M" || data21 === "w" || data21 === "d" || data21 === "h" || data21 === "m" || data21 === "s")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime/unit", schemaPath: "#/properties/pressMoney/properties/durationTime/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.pressMoney.properties.durationTime.properties.unit.enum } });
                errors++;
              }
            }
            if (data19.time !== void 0) {
              let data22 = data19.time;
              if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime/time", schemaPath: "#/properties/pressMoney/properties/durationTime/properties/time/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data22 == "number" && isFinite(data22)) {
                if (data22 > 31536e6 || isNaN(data22)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime/time", schemaPath: "#/properties/pressMoney/properties/durationTime/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
                  errors++;
                }
                if (data22 < 1 || isNaN(data22)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime/time", schemaPath: "#/properties/pressMoney/properties/durationTime/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            const factor1 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data19["unit"]];
            if (typeof factor1 == "number" && typeof data19["count"] == "number" && typeof data19["time"] == "number" && data19["time"] !== data19["count"] * factor1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime", schemaPath: "#/properties/pressMoney/properties/durationTime/product", keyword: "product", params: { property: "time" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/durationTime", schemaPath: "#/properties/pressMoney/properties/durationTime/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data0.tipTime !== void 0) {
          let data23 = data0.tipTime;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.count === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime", schemaPath: "#/properties/pressMoney/properties/tipTime/required", keyword: "required", params: { missingProperty: "count" } });
              errors++;
            }
            if (data23.unit === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime", schemaPath: "#/properties/pressMoney/properties/tipTime/required", keyword: "required", params: { missingProperty: "unit" } });
              errors++;
            }
            if (data23.time === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime", schemaPath: "#/properties/pressMoney/properties/tipTime/required", keyword: "required", params: { missingProperty: "time" } });
              errors++;
            }
            for (const key6 in data23) {
              if (!(key6 === "count" || key6 === "unit" || key6 === "time")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime", schemaPath: "#/properties/pressMoney/properties/tipTime/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } });
                errors++;
              }
            }
            if (data23.count !== void 0) {
              let data24 = data23.count;
              if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime/count", schemaPath: "#/properties/pressMoney/properties/tipTime/properties/count/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data24 == "number" && isFinite(data24)) {
                if (data24 > 1e3 || isNaN(data24)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime/count", schemaPath: "#/properties/pressMoney/properties/tipTime/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
                  errors++;
                }
                if (data24 < 1 || isNaN(data24)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime/count", schemaPath: "#/properties/pressMoney/properties/tipTime/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            if (data23.unit !== void 0) {
              let data25 = data23.unit;
              if (typeof data25 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime/unit", schemaPath: "#/properties/pressMoney/properties/tipTime/properties/unit/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data25 === "Y" || data25 === "M" || data25 === "w" || data25 === "d" || data25 === "h" || data25 === "m" || data25 === "s")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime/unit", schemaPath: "#/properties/pressMoney/properties/tipTime/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.pressMoney.properties.tipTime.properties.unit.enum } });
                errors++;
              }
            }
            if (data23.time !== void 0) {
              let data26 = data23.time;
              if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime/time", schemaPath: "#/properties/pressMoney/properties/tipTime/properties/time/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data26 == "number" && isFinite(data26)) {
                if (data26 > 31536e6 || isNaN(data26)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime/time", schemaPath: "#/properties/pressMoney/properties/tipTime/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
                  errors++;
                }
                if (data26 < 1 || isNaN(data26)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime/time", schemaPath: "#/properties/pressMoney/properties/tipTime/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            const factor2 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data23["unit"]];
            if (typeof factor2 == "number" && typeof data23["count"] == "number" && typeof data23["time"] == "number" && data23["time"] !== data23["count"] * factor2) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime", schemaPath: "#/properties/pressMoney/properties/tipTime/product", keyword: "product", params: { property: "time" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/tipTime", schemaPath: "#/properties/pressMoney/properties/tipTime/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data0.showTime !== void 0) {
          let data27 = data0.showTime;
          if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
            if (data27.count === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime", schemaPath: "#/properties/pressMoney/properties/showTime/required", keyword: "required", params: { missingProperty: "count" } });
              errors++;
            }
            if (data27.unit === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime", schemaPath: "#/properties/pressMoney/properties/showTime/required", keyword: "required", params: { missingProperty: "unit" } });
              errors++;
            }
            if (data27.time === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime", schemaPath: "#/properties/pressMoney/properties/showTime/required", keyword: "required", params: { missingProperty: "time" } });
              errors++;
            }
            for (const key7 in data27) {
              if (!(key7 === "count" || key7 === "unit" || key7 === "time")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime", schemaPath: "#/properties/pressMoney/properties/showTime/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } });
                errors++;
              }
            }
            if (data27.count !== void 0) {
              let data28 = data27.count;
              if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime/count", schemaPath: "#/properties/pressMoney/properties/showTime/properties/count/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data28 == "number" && isFinite(data28)) {
                if (data28 > 1e3 || isNaN(data28)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime/count", schemaPath: "#/properties/pressMoney/properties/showTime/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
                  errors++;
                }
                if (data28 < 1 || isNaN(data28)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime/count", schemaPath: "#/properties/pressMoney/properties/showTime/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            if (data27.unit !== void 0) {
              let data29 = data27.unit;
              if (typeof data29 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime/unit", schemaPath: "#/properties/pressMoney/properties/showTime/properties/unit/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data29 === "Y" || data29 === "M" || data29 === "w" || data29 === "d" || data29 === "h" || data29 === "m" || data29 === "s")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime/unit", schemaPath: "#/properties/pressMoney/properties/showTime/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.pressMoney.properties.showTime.properties.unit.enum } });
                errors++;
              }
            }
            if (data27.time !== void 0) {
              let data30 = data27.time;
              if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime/time", schemaPath: "#/properties/pressMoney/properties/showTime/properties/time/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data30 == "number" && isFinite(data30)) {
                if (data30 > 31536e6 || isNaN(data30)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime/time", schemaPath: "#/properties/pressMoney/properties/showTime/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
                  errors++;
                }
                if (data30 < 1 || isNaN(data30)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime/time", schemaPath: "#/properties/pressMoney/properties/showTime/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            const factor3 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data27["unit"]];
            if (typeof factor3 == "number" && typeof data27["count"] == "number" && typeof data27["time"] == "number" && data27["time"] !== data27["count"] * factor3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime", schemaPath: "#/properties/pressMoney/properties/showTime/product", keyword: "product", params: { property: "time" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/showTime", schemaPath: "#/properties/pressMoney/properties/showTime/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data0.position !== void 0) {
          let data31 = data0.position;
          if (typeof data31 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/position", schemaPath: "#/properties/pressMoney/properties/position/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data31 === "topLeft" || data31 === "top" || data31 === "topRight" || data31 === "center" || data31 === "bottomLeft" || data31 === "bottom" || data31 === "bottomRight")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/position", schemaPath: "#/properties/pressMoney/properties/position/enum", keyword: "enum", params: { allowedValues: schema13.properties.pressMoney.properties.position.enum } });
            errors++;
          }
        }
        if (data0.size !== void 0) {
          let data32 = data0.size;
          if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
            for (const key8 in data32) {
              if (!(key8 === "width" || key8 === "height")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/size", schemaPath: "#/properties/pressMoney/properties/size/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } });
                errors++;
              }
            }
            if (data32.width !== void 0) {
              let data33 = data32.width;
              if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/size/width", schemaPath: "#/properties/pressMoney/properties/size/properties/width/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data33 == "number" && isFinite(data33)) {
                if (data33 > 1600 || isNaN(data33)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/size/width", schemaPath: "#/properties/pressMoney/properties/size/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1600 } });
                  errors++;
                }
                if (data33 < 200 || isNaN(data33)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/size/width", schemaPath: "#/properties/pressMoney/properties/size/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } });
                  errors++;
                }
              }
            }
            if (data32.height !== void 0) {
              let data34 = data32.height;
              if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/size/height", schemaPath: "#/properties/pressMoney/properties/size/properties/height/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data34 == "number" && isFinite(data34)) {
                if (data34 > 1200 || isNaN(data34)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/size/height", schemaPath: "#/properties/pressMoney/properties/size/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1200 } });
                  errors++;
                }
                if (data34 < 100 || isNaN(data34)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/size/height", schemaPath: "#/properties/pressMoney/properties/size/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } });
                  errors++;
                }
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/size", schemaPath: "#/properties/pressMoney/properties/size/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data35 = data0.name;
          const _errs88 = errors;
          let valid16 = false;
          const _errs89 = errors;
          if (typeof data35 === "string") {
            if (func2(data35) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data35) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data35)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid2 = _errs89 === errors;
          valid16 = valid16 || _valid2;
          if (!valid16) {
            const _errs91 = errors;
            if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
              if (Object.keys(data35).length > 50) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
                errors++;
              }
              if (Object.keys(data35).length < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
                errors++;
              }
              for (const key9 in data35) {
                const _errs93 = errors;
                if (typeof key9 === "string") {
                  if (!pattern1.test(key9)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key9 });
                    errors++;
                  }
                } else {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key9 });
                  errors++;
                }
                var valid17 = _errs93 === errors;
                if (!valid17) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } });
                  errors++;
                }
              }
              for (const key10 in data35) {
                let data36 = data35[key10];
                if (typeof data36 === "string") {
                  if (func2(data36) > 1e3) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                    errors++;
                  }
                  if (func2(data36) < 1) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                    errors++;
                  }
                  if (!pattern0.test(data36)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                    errors++;
                  }
                } else {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid2 = _errs91 === errors;
            valid16 = valid16 || _valid2;
          }
          if (!valid16) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/name", schemaPath: "#/properties/pressMoney/properties/name/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs88;
            if (vErrors !== null) {
              if (_errs88) {
                vErrors.length = _errs88;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data0.logo !== void 0) {
          let data37 = data0.logo;
          if (typeof data37 === "string") {
            if (func2(data37) > 65536) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/logo", schemaPath: "#/properties/pressMoney/properties/logo/maxLength", keyword: "maxLength", params: { limit: 65536 } });
              errors++;
            }
            if (func2(data37) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/logo", schemaPath: "#/properties/pressMoney/properties/logo/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern3.test(data37)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/logo", schemaPath: "#/properties/pressMoney/properties/logo/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:\\p{Cc}]*$)" } });
              errors++;
            }
            if (!formats6.test(data37)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/logo", schemaPath: "#/properties/pressMoney/properties/logo/format", keyword: "format", params: { format: "web-address" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/logo", schemaPath: "#/properties/pressMoney/properties/logo/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.backgroundImage !== void 0) {
          let data38 = data0.backgroundImage;
          if (typeof data38 === "string") {
            if (func2(data38) > 65536) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/backgroundImage", schemaPath: "#/properties/pressMoney/properties/backgroundImage/maxLength", keyword: "maxLength", params: { limit: 65536 } });
              errors++;
            }
            if (func2(data38) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/backgroundImage", schemaPath: "#/properties/pressMoney/properties/backgroundImage/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern3.test(data38)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/backgroundImage", schemaPath: "#/properties/pressMoney/properties/backgroundImage/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:\\p{Cc}]*$)" } });
              errors++;
            }
            if (!formats6.test(data38)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/backgroundImage", schemaPath: "#/properties/pressMoney/properties/backgroundImage/format", keyword: "format", params: { format: "web-address" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/backgroundImage", schemaPath: "#/properties/pressMoney/properties/backgroundImage/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.customModal !== void 0) {
          if (typeof data0.customModal !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/customModal", schemaPath: "#/properties/pressMoney/properties/customModal/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data0.pressDashboard !== void 0) {
          let data40 = data0.pressDashboard;
          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
            if (data40.id === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard", schemaPath: "#/properties/pressMoney/properties/pressDashboard/required", keyword: "required", params: { missingProperty: "id" } });
              errors++;
            }
            for (const key11 in data40) {
              if (!(key11 === "id" || key11 === "name")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard", schemaPath: "#/properties/pressMoney/properties/pressDashboard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } });
                errors++;
              }
            }
            if (data40.id !== void 0) {
              let data41 = data40.id;
              if (typeof data41 === "string") {
                if (func2(data41) > 64) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard/id", schemaPath: "#/properties/pressMoney/properties/pressDashboard/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
                  errors++;
                }
                if (func2(data41) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard/id", schemaPath: "#/properties/pressMoney/properties/pressDashboard/properties/id/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard/id", schemaPath: "#/properties/pressMoney/properties/pressDashboard/properties/id/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data40.name !== void 0) {
              let data42 = data40.name;
              if (typeof data42 === "string") {
                if (func2(data42) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard/name", schemaPath: "#/properties/pressMoney/properties/pressDashboard/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard/name", schemaPath: "#/properties/pressMoney/properties/pressDashboard/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney/pressDashboard", schemaPath: "#/properties/pressMoney/properties/pressDashboard/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/pressMoney", schemaPath: "#/properties/pressMoney/type", keyword: "type", params: { type: "object" } });
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.customModal === void 0 && (missing0 = "customModal")) {
      validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.customModal !== void 0) {
        if (true !== data.customModal) {
          validate122.errors = [{ instancePath: instancePath + "/customModal", schemaPath: "#/allOf/0/properties/customModal/const", keyword: "const", params: { allowedValue: true } }];
          return false;
        }
      }
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0)],
  isVisible: () => true
};
export {
  compiledForm
};
