package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.objects.PlainShapes;
import java.util.ArrayList;
import java.util.List;

/** Reads the class of a value, and keeps the class names of this stream. */
final class FstClassNumbers {
    private static final int ASCII_NAME = 1;
    private static final String WHAT = "a class";

    private final ParseInput in;
    private final FstClassModel bound;
    private final List<TypeRef> named = new ArrayList<>();
    private final List<Long> namesAt = new ArrayList<>();
    private final List<FstPlainClass> plain = new ArrayList<>();

    FstClassNumbers(ParseInput in, FstClassModel bound) {
        this.in = in;
        this.bound = bound;
    }

    /**
     * The class at an offset.
     *
     * @param code the type's number
     * @param width bytes of the class's number
     * @param lengthWidth bytes of the length of a name that follows; 0 for none
     */
    record ClassNumber(TypeRef type, long code, long at, int width, int lengthWidth, boolean ascii, long end) {
        boolean hasName() {
            return lengthWidth > 0;
        }

        long nameAt() {
            return at + width + lengthWidth;
        }
    }

    /** The class with a number, whose objects may need no rows. */
    FstPlainClass plain(int number) {
        int place = number - bound.firstNamed;
        if (place < 0 || place >= named.size()) {
            return bound.plain.registered(number);
        }
        if (place >= PlainShapes.MOST_NAMES) {
            return FstPlainClass.NONE;
        }
        for (int next = plain.size(); next <= place; next++) {
            plain.add(bound.plain.of(named.get(next), namesAt.get(next)));
        }
        return plain.get(place);
    }

    ClassNumber read(long at) {
        int width = bound.settings.unsafe() ? 2 : FstIntegers.shortWidth(in, at, WHAT);
        in.require(at, width, WHAT);
        int number = width == 2 ? in.bytes.u2le(at) : width == 1 ? in.bytes.u1(at) : in.bytes.u2le(at + 1);
        if (number <= ASCII_NAME) {
            return name(at, width, number == ASCII_NAME);
        }
        int place = number - bound.firstNamed;
        if (place >= 0 && place < named.size()) {
            return new ClassNumber(named.get(place), namesAt.get(place), at, width, 0, false, at + width);
        }
        TypeRef type = bound.registered(number);
        if (type == null) {
            throw MalformedInput.wrong(
                    at,
                    width,
                    "No class is known by number " + number,
                    "a class list with: register <class> = " + number + ";",
                    "class number " + number);
        }
        return new ClassNumber(type, bound.types.code(type), at, width, 0, false, at + width);
    }

    private ClassNumber name(long at, int width, boolean ascii) {
        long lengthAt = at + width;
        int lengthWidth = FstStrings.lengthWidth(in, bound.settings, lengthAt, WHAT);
        long length = FstStrings.length(in, bound.settings, lengthAt, lengthWidth);
        long from = lengthAt + lengthWidth;
        long end = ascii ? from + Math.max(0, length) : FstStrings.end(in, bound.settings, from, length, WHAT);
        in.require(from, end - from, WHAT);
        if (length <= 0) {
            throw MalformedInput.wrong(
                    lengthAt, lengthWidth, "A class has no empty name", "1 or more", Long.toString(length));
        }
        TypeRef type = TypeRef.ofBinary(FstStrings.read(in, bound.settings, from, end, ascii));
        named.add(type);
        namesAt.add(at);
        return new ClassNumber(type, at, at, width, lengthWidth, ascii, end);
    }
}
