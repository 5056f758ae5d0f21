package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.TypeNames;
import java.nio.charset.StandardCharsets;

/** Arrays of two, the first of which names the type of the second: no lists of the object that was encoded. */
final class TypedArrays {
    private static final int OUTERMOST = 2;

    private final Parse parse;
    private int arrayShape;
    private int typedShape;

    TypedArrays(Parse parse) {
        this.parse = parse;
    }

    /** An array is opened: its shape, and the one it has if it is such a pair. */
    void open(int asArray, int asTyped) {
        arrayShape = asArray;
        typedShape = asTyped;
    }

    /** Counts an element that begins. A third one shows that the array is a list. */
    void passed() {
        long count = parse.frames.left() + 1;
        parse.frames.left(count);
        if (count > 2 && Nesting.isTyped(parse.frames.word())) {
            parse.out.reshape(Nesting.arrayShape(parse.frames.word()));
            parse.frames.word(Nesting.ARRAY);
        }
    }

    /** Whether the short text at an offset is the first of such a pair; reshapes the array then. */
    boolean begins(int token, long at) {
        boolean first = Nesting.inArray(parse.frames.word()) && parse.frames.left() == 1;
        if (!first || !TypeNames.isTypeName(text(token, at), parse.frames.depth() == OUTERMOST)) {
            return false;
        }
        long next = at + Tokens.size(token);
        int content = next < parse.in.end ? parse.in.bytes.u1(next) : Tokens.END_ARRAY;
        boolean list = content == Tokens.END_ARRAY
                || (parse.frames.depth() == OUTERMOST && !hasPackage(token, at) && content < Tokens.START_ARRAY)
                || (Tokens.isShortText(content) && isTypeName(content, next));
        if (list) {
            return false;
        }
        parse.frames.word(Nesting.typed(arrayShape));
        parse.out.reshape(typedShape);
        return true;
    }

    private boolean hasPackage(int token, long at) {
        return TypeNames.isTypeName(text(token, at), false);
    }

    private boolean isTypeName(int token, long at) {
        return at + Tokens.size(token) <= parse.in.end && TypeNames.isTypeName(text(token, at), false);
    }

    private String text(int token, long at) {
        return new String(parse.in.bytes.copy(at + 1, Tokens.textLength(token)), StandardCharsets.UTF_8);
    }
}
