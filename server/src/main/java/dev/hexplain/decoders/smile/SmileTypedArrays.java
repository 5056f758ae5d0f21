package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.Parse;
import java.nio.charset.StandardCharsets;

/** Recognizes typed values: arrays of two, a type name and a value, which are not lists of the encoded object. */
final class SmileTypedArrays {
    private static final int OUTERMOST = 2;

    private final Parse parse;
    private int arrayShape;
    private int typedShape;

    SmileTypedArrays(Parse parse) {
        this.parse = parse;
    }

    /** An array is opened: sets its shape as a list, and as a typed value where it could be one. */
    void open(int asArray, int asTyped) {
        arrayShape = asArray;
        typedShape = asTyped;
    }

    /** Counts an element. A third one shows that the array is a list. */
    void passed() {
        long count = parse.frames.left() + 1;
        parse.frames.left(count);
        if (count > 2 && SmileFrameState.isTyped(parse.frames.word())) {
            parse.out.reshape(SmileFrameState.arrayShape(parse.frames.word()));
            parse.frames.word(SmileFrameState.ARRAY);
        }
    }

    /** Whether the short text at an offset is the type name of a typed value; reshapes the array then. */
    boolean begins(int token, long at) {
        boolean first = SmileFrameState.inArray(parse.frames.word()) && parse.frames.left() == 1;
        if (!first || !JavaTypeNames.isTypeName(text(token, at), parse.frames.depth() == OUTERMOST)) {
            return false;
        }
        long next = at + SmileTokens.size(token);
        int content = next < parse.in.end ? parse.in.bytes.u1(next) : SmileTokens.END_ARRAY;
        boolean list = content == SmileTokens.END_ARRAY
                || (parse.frames.depth() == OUTERMOST && !hasPackage(token, at) && content < SmileTokens.START_ARRAY)
                || (SmileTokens.isShortText(content) && isTypeName(content, next));
        if (list) {
            return false;
        }
        parse.frames.word(SmileFrameState.typed(arrayShape));
        parse.out.reshape(typedShape);
        return true;
    }

    private boolean hasPackage(int token, long at) {
        return JavaTypeNames.isTypeName(text(token, at), false);
    }

    private boolean isTypeName(int token, long at) {
        return at + SmileTokens.size(token) <= parse.in.end && JavaTypeNames.isTypeName(text(token, at), false);
    }

    private String text(int token, long at) {
        return new String(parse.in.bytes.copy(at + 1, SmileTokens.textLength(token)), StandardCharsets.UTF_8);
    }
}
