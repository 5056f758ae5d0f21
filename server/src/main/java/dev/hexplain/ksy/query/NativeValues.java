package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Values as expressions know them: numbers, texts, lists, objects. */
record NativeValues(TreeValues values, QueryContext work) {
    /** Longer texts and bytes are no part of a calculation. */
    private static final int LONGEST = 1 << 24;

    private static final int LONGEST_NUMBER = 400;

    /** Numbers that no type of the language holds are texts of all their digits. */
    @Nullable Object of(LogicalValue value) {
        return work.deeper(() -> switch (value) {
            case LogicalValue.Scalar scalar -> of(scalar);
            case LogicalValue.Opaque opaque -> bytes(opaque.text());
            case LogicalValue.Sequence sequence -> new ValueList(this, sequence);
            case LogicalValue.Mapping _, LogicalValue.Structure _ -> new ValueStruct(this, value);
            case LogicalValue.Reference reference -> of(values.of(reference));
        });
    }

    private @Nullable Object of(LogicalValue.Scalar scalar) {
        return switch (scalar.kind()) {
            case NULL -> null;
            case BOOLEAN -> scalar.text().first(LONGEST_NUMBER).equals("true");
            case INTEGER -> integer(text(scalar.text()));
            case DECIMAL, FLOAT -> real(text(scalar.text()));
            case BYTES -> bytes(scalar.text());
            case TEXT, TIME, NAME -> text(scalar.text());
        };
    }

    private static Object integer(String digits) {
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException longer) {
            return digits;
        }
    }

    private static Object real(String digits) {
        try {
            return Double.parseDouble(digits);
        } catch (NumberFormatException notANumber) {
            return digits;
        }
    }

    private String text(ScalarText text) {
        require(text);
        String whole = text.first(LONGEST);
        work.spend(whole.length());
        return whole;
    }

    private byte[] bytes(ScalarText text) {
        require(text);
        String digits = text.first(LONGEST);
        work.spend(digits.length());
        return HexFormat.of().parseHex(digits);
    }

    private static void require(ScalarText text) {
        if (text.isLongerThan(LONGEST)) {
            throw new EvalException(
                    Kind.LIMIT, "expected a text of at most %d characters, found a longer one".formatted(LONGEST));
        }
    }
}
