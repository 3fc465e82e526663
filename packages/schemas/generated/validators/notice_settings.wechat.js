import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var formats0 = /^[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u;
var formats2 = /^(?:(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]{0,1022}[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?|(?:[ \t\r\n]*-----BEGIN [A-Z\d ]+-----(?:-?[\w+/=:,. \t\r\n])*-----END [A-Z\d ]+-----)+[ \t\r\n]*)$/u;
var formats4 = /^(?:https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}/?#@:[\]<>\\^|%]+)(?::(?:0*(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|\d{1,4}))?)?(?=[/?#]|$)|(?!https?:))/iu;
var formats10 = /^(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?$/u;
var pattern0 = new RegExp("^https?://[^\\s/?#@\\\\\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3002\\ufeff\\uff0e\\uff61]+(/[^\\s\\p{Cc}?#\\\\]*)?$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "wechat")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.wechat !== void 0) {
      let data0 = data.wechat;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.appid === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/wechat", schemaPath: "#/properties/wechat/required", keyword: "required", params: { missingProperty: "appid" } });
          errors++;
        }
        if (data0.secret === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/wechat", schemaPath: "#/properties/wechat/required", keyword: "required", params: { missingProperty: "secret" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "appid" || key1 === "secret" || key1 === "baseUrl" || key1 === "receiptToken" || key1 === "receiptKey" || key1 === "template")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat", schemaPath: "#/properties/wechat/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.appid !== void 0) {
          let data1 = data0.appid;
          if (typeof data1 === "string") {
            if (func2(data1) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/appid", schemaPath: "#/properties/wechat/properties/appid/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/appid", schemaPath: "#/properties/wechat/properties/appid/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats0.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/appid", schemaPath: "#/properties/wechat/properties/appid/format", keyword: "format", params: { format: "key" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/appid", schemaPath: "#/properties/wechat/properties/appid/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.secret !== void 0) {
          let data2 = data0.secret;
          const _errs8 = errors;
          let valid2 = false;
          const _errs9 = errors;
          if (typeof data2 === "string") {
            if (func2(data2) > 16384) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret", schemaPath: "#/properties/wechat/properties/secret/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 16384 } });
              errors++;
            }
            if (func2(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret", schemaPath: "#/properties/wechat/properties/secret/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats2.test(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret", schemaPath: "#/properties/wechat/properties/secret/anyOf/0/format", keyword: "format", params: { format: "secret" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret", schemaPath: "#/properties/wechat/properties/secret/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid0 = _errs9 === errors;
          valid2 = valid2 || _valid0;
          if (!valid2) {
            const _errs11 = errors;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
              if (data2.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret", schemaPath: "#/properties/wechat/properties/secret/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key2 in data2) {
                if (!(key2 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret", schemaPath: "#/properties/wechat/properties/secret/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                  errors++;
                }
              }
              if (data2.isSet !== void 0) {
                let data3 = data2.isSet;
                if (typeof data3 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret/isSet", schemaPath: "#/properties/wechat/properties/secret/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret/isSet", schemaPath: "#/properties/wechat/properties/secret/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret", schemaPath: "#/properties/wechat/properties/secret/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid0 = _errs11 === errors;
            valid2 = valid2 || _valid0;
          }
          if (!valid2) {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/secret", schemaPath: "#/properties/wechat/properties/secret/anyOf", keyword: "anyOf", params: {} });
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
        }
        if (data0.baseUrl !== void 0) {
          let data4 = data0.baseUrl;
          if (typeof data4 === "string") {
            if (func2(data4) > 500) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/baseUrl", schemaPath: "#/properties/wechat/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 500 } });
              errors++;
            }
            if (!pattern0.test(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/baseUrl", schemaPath: "#/properties/wechat/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#@\\\\\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3002\\ufeff\\uff0e\\uff61]+(/[^\\s\\p{Cc}?#\\\\]*)?$" } });
              errors++;
            }
            if (!formats4.test(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/baseUrl", schemaPath: "#/properties/wechat/properties/baseUrl/format", keyword: "format", params: { format: "web-address" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/baseUrl", schemaPath: "#/properties/wechat/properties/baseUrl/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.receiptToken !== void 0) {
          let data5 = data0.receiptToken;
          const _errs20 = errors;
          let valid4 = false;
          const _errs21 = errors;
          if (typeof data5 === "string") {
            if (func2(data5) > 16384) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 16384 } });
              errors++;
            }
            if (func2(data5) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats2.test(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/0/format", keyword: "format", params: { format: "secret" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid1 = _errs21 === errors;
          valid4 = valid4 || _valid1;
          if (!valid4) {
            const _errs23 = errors;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              if (data5.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key3 in data5) {
                if (!(key3 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
                  errors++;
                }
              }
              if (data5.isSet !== void 0) {
                let data6 = data5.isSet;
                if (typeof data6 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken/isSet", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data6) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken/isSet", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid1 = _errs23 === errors;
            valid4 = valid4 || _valid1;
          }
          if (!valid4) {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptToken", schemaPath: "#/properties/wechat/properties/receiptToken/anyOf", keyword: "anyOf", params: {} });
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
        }
        if (data0.receiptKey !== void 0) {
          let data7 = data0.receiptKey;
          const _errs30 = errors;
          let valid6 = false;
          const _errs31 = errors;
          if (typeof data7 === "string") {
            if (func2(data7) > 16384) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 16384 } });
              errors++;
            }
            if (func2(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats2.test(data7)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/0/format", keyword: "format", params: { format: "secret" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid2 = _errs31 === errors;
          valid6 = valid6 || _valid2;
          if (!valid6) {
            const _errs33 = errors;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              if (data7.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key4 in data7) {
                if (!(key4 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } });
                  errors++;
                }
              }
              if (data7.isSet !== void 0) {
                let data8 = data7.isSet;
                if (typeof data8 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey/isSet", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data8) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey/isSet", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid2 = _errs33 === errors;
            valid6 = valid6 || _valid2;
          }
          if (!valid6) {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/receiptKey", schemaPath: "#/properties/wechat/properties/receiptKey/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs30;
            if (vErrors !== null) {
              if (_errs30) {
                vErrors.length = _errs30;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data0.template !== void 0) {
          let data9 = data0.template;
          if (Array.isArray(data9)) {
            if (data9.length > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template", schemaPath: "#/properties/wechat/properties/template/maxItems", keyword: "maxItems", params: { limit: 100 } });
              errors++;
            }
            const len0 = data9.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data10 = data9[i0];
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.title === void 0) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0, schemaPath: "#/properties/wechat/properties/template/items/required", keyword: "required", params: { missingProperty: "title" } });
                  errors++;
                }
                if (data10.id === void 0) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0, schemaPath: "#/properties/wechat/properties/template/items/required", keyword: "required", params: { missingProperty: "id" } });
                  errors++;
                }
                if (data10.content === void 0) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0, schemaPath: "#/properties/wechat/properties/template/items/required", keyword: "required", params: { missingProperty: "content" } });
                  errors++;
                }
                for (const key5 in data10) {
                  if (!(key5 === "title" || key5 === "id" || key5 === "content")) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0, schemaPath: "#/properties/wechat/properties/template/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } });
                    errors++;
                  }
                }
                if (data10.title !== void 0) {
                  let data11 = data10.title;
                  if (typeof data11 === "string") {
                    if (func2(data11) > 100) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/title", schemaPath: "#/properties/wechat/properties/template/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 100 } });
                      errors++;
                    }
                    if (func2(data11) < 1) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/title", schemaPath: "#/properties/wechat/properties/template/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } });
                      errors++;
                    }
                    if (!formats10.test(data11)) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/title", schemaPath: "#/properties/wechat/properties/template/items/properties/title/format", keyword: "format", params: { format: "line" } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/title", schemaPath: "#/properties/wechat/properties/template/items/properties/title/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                }
                if (data10.id !== void 0) {
                  let data12 = data10.id;
                  if (typeof data12 === "string") {
                    if (func2(data12) > 100) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/id", schemaPath: "#/properties/wechat/properties/template/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
                      errors++;
                    }
                    if (func2(data12) < 1) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/id", schemaPath: "#/properties/wechat/properties/template/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } });
                      errors++;
                    }
                    if (!formats0.test(data12)) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/id", schemaPath: "#/properties/wechat/properties/template/items/properties/id/format", keyword: "format", params: { format: "key" } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/id", schemaPath: "#/properties/wechat/properties/template/items/properties/id/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                }
                if (data10.content !== void 0) {
                  let data13 = data10.content;
                  if (typeof data13 === "string") {
                    if (func2(data13) > 2e3) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/content", schemaPath: "#/properties/wechat/properties/template/items/properties/content/maxLength", keyword: "maxLength", params: { limit: 2e3 } });
                      errors++;
                    }
                    if (func2(data13) < 1) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/content", schemaPath: "#/properties/wechat/properties/template/items/properties/content/minLength", keyword: "minLength", params: { limit: 1 } });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0 + "/content", schemaPath: "#/properties/wechat/properties/template/items/properties/content/type", keyword: "type", params: { type: "string" } });
                    errors++;
                  }
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template/" + i0, schemaPath: "#/properties/wechat/properties/template/items/type", keyword: "type", params: { type: "object" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/wechat/template", schemaPath: "#/properties/wechat/properties/template/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/wechat", schemaPath: "#/properties/wechat/type", keyword: "type", params: { type: "object" } });
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
