package dev.hexplain.codecs.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of scalar values. */
final class ScalarKinds {
    private ScalarKinds() {}

    /** True or false. */
    record Flag() implements ValueKind.Scalar {
        @Override
        public ObjectNode schema() {
            return SampleJson.type("boolean");
        }

        @Override
        public String expected() {
            return "true or false";
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            return given.isBoolean() ? Optional.of(given.booleanValue()) : Optional.empty();
        }

        @Override
        public JsonNode write(Object value) {
            return BooleanNode.valueOf((Boolean) value);
        }
    }

    /** An int. */
    record Int() implements ValueKind.Scalar {
        @Override
        public ObjectNode schema() {
            return SampleJson.type("integer").put("minimum", Integer.MIN_VALUE).put("maximum", Integer.MAX_VALUE);
        }

        @Override
        public String expected() {
            return "a whole number from -2147483648 to 2147483647";
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            return given.isIntegralNumber() && given.canConvertToInt()
                    ? Optional.of(given.intValue())
                    : Optional.empty();
        }

        @Override
        public JsonNode write(Object value) {
            return LongNode.valueOf((Integer) value);
        }
    }

    /** A long; as text where a browser, whose numbers are doubles, would change it. */
    record Long64() implements ValueKind.Scalar {
        private static final long EXACT_IN_BROWSERS = (1L << 53) - 1;

        @Override
        public ObjectNode schema() {
            return SampleJson.type("integer", "string").put("format", "int64").put("pattern", "^-?[0-9]{1,19}$");
        }

        @Override
        public String expected() {
            return "a whole number of 64 bits, or such a number as text";
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            if (given.isTextual()) {
                return parsed(given.textValue());
            }
            return given.isIntegralNumber() && given.canConvertToLong()
                    ? Optional.of(given.longValue())
                    : Optional.empty();
        }

        private static Optional<Object> parsed(String text) {
            try {
                return Optional.of(Long.parseLong(text.strip()));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }

        @Override
        public JsonNode write(Object value) {
            long number = (Long) value;
            return Math.abs(number) > EXACT_IN_BROWSERS
                    ? TextNode.valueOf(Long.toString(number))
                    : LongNode.valueOf(number);
        }
    }

    /** A double, or a float; as text where JSON has no number for it. */
    record Real(boolean single) implements ValueKind.Scalar {
        private static final List<String> WORDS = List.of("NaN", "Infinity", "-Infinity");

        @Override
        public ObjectNode schema() {
            ObjectNode schema = SampleJson.object();
            schema.withArray("anyOf")
                    .add(SampleJson.type("number").put("format", single ? "float" : "double"))
                    .add(SampleJson.object().set("enum", words()));
            return schema;
        }

        private static JsonNode words() {
            ObjectNode holder = SampleJson.object();
            WORDS.forEach(word -> holder.withArray("words").add(word));
            return holder.get("words");
        }

        @Override
        public String expected() {
            return "a number, \"NaN\", \"Infinity\" or \"-Infinity\"";
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            boolean word = given.isTextual() && WORDS.contains(given.textValue());
            if (!word && !given.isNumber()) {
                return Optional.empty();
            }
            double value = word ? Double.parseDouble(given.textValue()) : given.doubleValue();
            return Optional.of(single ? (Object) (float) value : (Object) value);
        }

        @Override
        public JsonNode write(Object value) {
            double number = single ? Double.parseDouble(value.toString()) : (Double) value;
            return Double.isFinite(number) ? DoubleNode.valueOf(number) : TextNode.valueOf(Double.toString(number));
        }
    }

    /** A text. */
    record Text(int longest) implements ValueKind.Scalar {
        /** The longest text that {@code writeUTF} accepts whatever its characters are. */
        static final Text SHORT = new Text(21_845);

        @Override
        public ObjectNode schema() {
            return SampleJson.type("string").put("maxLength", longest);
        }

        @Override
        public String expected() {
            return "a text of up to %d characters".formatted(longest);
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            return given.isTextual() && given.textValue().length() <= longest
                    ? Optional.of(given.textValue())
                    : Optional.empty();
        }

        @Override
        public JsonNode write(Object value) {
            return TextNode.valueOf((String) value);
        }
    }

    /** A decimal number of any precision, best as text. */
    record Decimal() implements ValueKind.Scalar {
        private static final int LONGEST = 1_000;

        @Override
        public ObjectNode schema() {
            return SampleJson.type("string", "number").put("format", "decimal").put("maxLength", LONGEST);
        }

        @Override
        public String expected() {
            return "a decimal number, best as text: \"1500.00\"";
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            if (!(given.isTextual() || given.isNumber()) || given.asText().length() > LONGEST) {
                return Optional.empty();
            }
            try {
                return Optional.of(new BigDecimal(given.asText().strip()));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }

        @Override
        public JsonNode write(Object value) {
            return TextNode.valueOf(value.toString());
        }
    }

    /** An instant, to the nanosecond. */
    record Moment() implements ValueKind.Scalar {
        @Override
        public ObjectNode schema() {
            return SampleJson.type("string").put("format", "date-time");
        }

        @Override
        public String expected() {
            return "a moment such as \"2018-06-14T09:30:00.123456789Z\"";
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            try {
                return given.isTextual() ? Optional.of(Instant.parse(given.textValue())) : Optional.empty();
            } catch (DateTimeException e) {
                return Optional.empty();
            }
        }

        @Override
        public JsonNode write(Object value) {
            return TextNode.valueOf(value.toString());
        }
    }

    /** Bytes, as base64. */
    record Blob(int longest) implements ValueKind.Scalar {
        @Override
        public ObjectNode schema() {
            return SampleJson.type("string").put("contentEncoding", "base64").put("maxLength", (longest + 2) / 3 * 4);
        }

        @Override
        public String expected() {
            return "up to %d bytes as base64".formatted(longest);
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            try {
                return Optional.of(given)
                        .filter(JsonNode::isTextual)
                        .map(node -> (Object) Base64.getDecoder().decode(node.textValue()))
                        .filter(bytes -> ((byte[]) bytes).length <= longest);
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }

        @Override
        public JsonNode write(Object value) {
            return TextNode.valueOf(Base64.getEncoder().encodeToString((byte[]) value));
        }
    }

    /** A constant of an enum. */
    record Choice(Class<? extends Enum<?>> type) implements ValueKind.Scalar {
        @Override
        public ObjectNode schema() {
            ObjectNode schema = SampleJson.type("string");
            names().forEach(name -> schema.withArray("enum").add(name));
            return schema;
        }

        private Stream<String> names() {
            return Arrays.stream(type.getEnumConstants()).map(Enum::name);
        }

        @Override
        public String expected() {
            return "one of " + String.join(", ", names().toList());
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            return Arrays.stream(type.getEnumConstants())
                    .filter(each -> given.isTextual()
                            && each.name().equals(given.textValue().toUpperCase(Locale.ROOT)))
                    .map(each -> (Object) each)
                    .findFirst();
        }

        @Override
        public JsonNode write(Object value) {
            return TextNode.valueOf(((Enum<?>) value).name());
        }
    }

    /** A value of some kind, or null. */
    record Absent(ValueKind.Scalar kind) implements ValueKind.Scalar {
        /** Represents null among values read. */
        static final Object NULL = new Object();

        @Override
        public ObjectNode schema() {
            ObjectNode schema = SampleJson.object();
            schema.withArray("anyOf").add(kind.schema()).add(SampleJson.type("null"));
            return schema;
        }

        @Override
        public String expected() {
            return kind.expected() + ", or null";
        }

        @Override
        public Optional<Object> read(JsonNode given) {
            return given.isNull() ? Optional.of(NULL) : kind.read(given);
        }

        @Override
        public JsonNode write(Object value) {
            return value.equals(NULL) ? NullNode.instance : kind.write(value);
        }
    }
}
