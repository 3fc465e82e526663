import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "ftp": { "type": "object", "additionalProperties": false, "required": ["host"], "properties": { "host": { "type": "string", "format": "host", "minLength": 1, "maxLength": 253 }, "port": { "type": "integer", "minimum": 1, "maximum": 65535 }, "secure": { "type": "string", "enum": ["none", "explicit", "implicit"] }, "username": { "type": "string", "format": "line", "maxLength": 200 }, "password": { "anyOf": [{ "type": "string", "format": "secret", "minLength": 1, "maxLength": 16384 }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "const": true, "type": "boolean" } } }], "boundTo": ["/ftp/host", "/ftp/port", "/ftp/username", { "pointer": "/ftp/secure", "insecure": ["none"] }] } } } } };
var formats0 = /^(?![^]*[\p{Default_Ignorable_Code_Point}\uff00-\uffef])(?:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}|(?!(?:[^]*\.)?(?:\p{N}+|\p{N}x[\p{N}a-f]*)\.?$)(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?:\.(?!-)[\p{L}\p{M}\p{N}_-]{1,63})*\.?|[\da-f]*:[\da-f]*:[\da-f:.]*)$/iu;
var formats2 = /^(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?$/u;
var formats4 = /^(?:(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]{0,1022}[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?|(?:[ \t\r\n]*-----BEGIN [A-Z\d ]+-----(?:-?[\w+/=:,. \t\r\n])*-----END [A-Z\d ]+-----)+[ \t\r\n]*)$/u;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "ftp")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.ftp !== void 0) {
      let data0 = data.ftp;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.host === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ftp", schemaPath: "#/properties/ftp/required", keyword: "required", params: { missingProperty: "host" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "host" || key1 === "port" || key1 === "secure" || key1 === "username" || key1 === "password")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/ftp", schemaPath: "#/properties/ftp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.host !== void 0) {
          let data1 = data0.host;
          if (typeof data1 === "string") {
            if (func2(data1) > 253) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/host", schemaPath: "#/properties/ftp/properties/host/maxLength", keyword: "maxLength", params: { limit: 253 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/host", schemaPath: "#/properties/ftp/properties/host/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats0.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/host", schemaPath: "#/properties/ftp/properties/host/format", keyword: "format", params: { format: "host" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ftp/host", schemaPath: "#/properties/ftp/properties/host/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.port !== void 0) {
          let data2 = data0.port;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/ftp/port", schemaPath: "#/properties/ftp/properties/port/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 65535 || isNaN(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/port", schemaPath: "#/properties/ftp/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } });
              errors++;
            }
            if (data2 < 1 || isNaN(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/port", schemaPath: "#/properties/ftp/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data0.secure !== void 0) {
          let data3 = data0.secure;
          if (typeof data3 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/ftp/secure", schemaPath: "#/properties/ftp/properties/secure/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data3 === "none" || data3 === "explicit" || data3 === "implicit")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/ftp/secure", schemaPath: "#/properties/ftp/properties/secure/enum", keyword: "enum", params: { allowedValues: schema13.properties.ftp.properties.secure.enum } });
            errors++;
          }
        }
        if (data0.username !== void 0) {
          let data4 = data0.username;
          if (typeof data4 === "string") {
            if (func2(data4) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/username", schemaPath: "#/properties/ftp/properties/username/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (!formats2.test(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/username", schemaPath: "#/properties/ftp/properties/username/format", keyword: "format", params: { format: "line" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ftp/username", schemaPath: "#/properties/ftp/properties/username/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.password !== void 0) {
          let data5 = data0.password;
          const _errs14 = errors;
          let valid2 = false;
          const _errs15 = errors;
          if (typeof data5 === "string") {
            if (func2(data5) > 16384) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password", schemaPath: "#/properties/ftp/properties/password/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 16384 } });
              errors++;
            }
            if (func2(data5) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password", schemaPath: "#/properties/ftp/properties/password/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats4.test(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password", schemaPath: "#/properties/ftp/properties/password/anyOf/0/format", keyword: "format", params: { format: "secret" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password", schemaPath: "#/properties/ftp/properties/password/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid0 = _errs15 === errors;
          valid2 = valid2 || _valid0;
          if (!valid2) {
            const _errs17 = errors;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              if (data5.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password", schemaPath: "#/properties/ftp/properties/password/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key2 in data5) {
                if (!(key2 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password", schemaPath: "#/properties/ftp/properties/password/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                  errors++;
                }
              }
              if (data5.isSet !== void 0) {
                let data6 = data5.isSet;
                if (typeof data6 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password/isSet", schemaPath: "#/properties/ftp/properties/password/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data6) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password/isSet", schemaPath: "#/properties/ftp/properties/password/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password", schemaPath: "#/properties/ftp/properties/password/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid0 = _errs17 === errors;
            valid2 = valid2 || _valid0;
          }
          if (!valid2) {
            (vErrors ??= []).push({ instancePath: instancePath + "/ftp/password", schemaPath: "#/properties/ftp/properties/password/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs14;
            if (vErrors !== null) {
              if (_errs14) {
                vErrors.length = _errs14;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ftp", schemaPath: "#/properties/ftp/type", keyword: "type", params: { type: "object" } });
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

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [],
  isVisible: () => true
};
export {
  compiledForm
};
