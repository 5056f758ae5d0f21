package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.PlainShapes;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.decoders.fst.FstObjectContent.Place;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The classes of a class list whose objects need no rows where they are short. Safe for many threads. */
final class FstPlainClasses {
    private static final int HIGHEST = 1 << 12;

    /** The numbers of types that tags stand for. */
    final long text;

    final long integer;
    final long longInteger;

    private final FstClassModel bound;
    private final FstPlainClass[] registered = new FstPlainClass[HIGHEST];
    private final Map<TypeRef, FstPlainClass> declared = new ConcurrentHashMap<>();

    FstPlainClasses(FstClassModel bound) {
        this.bound = bound;
        this.text = bound.types.code(TypeRef.of("java.lang.String"));
        this.integer = bound.types.code(TypeRef.of("java.lang.Integer"));
        this.longInteger = bound.types.code(TypeRef.of("java.lang.Long"));
    }

    /** A class that is registered. */
    FstPlainClass registered(int number) {
        if (number < 0 || number >= HIGHEST) {
            return FstPlainClass.NONE;
        }
        FstPlainClass known = registered[number];
        if (known == null) {
            TypeRef type = bound.registered(number);
            known = type == null ? FstPlainClass.NONE : of(type, bound.types.code(type));
            registered[number] = known;
        }
        return known;
    }

    /** The declared class of a member. */
    FstPlainClass declared(TypeRef type) {
        FstPlainClass known = declared.get(type);
        if (known == null) {
            known = of(type, bound.types.code(type));
            declared.put(type, known);
        }
        return known;
    }

    /** A class by its type and the number of that. */
    FstPlainClass of(TypeRef type, long code) {
        FstObjectContent content = bound.contents.of(type);
        return switch (content) {
            case FstObjectContent.Members members -> of(code, members, bound.membersOf(members.type()));
            case FstObjectContent.Parts parts -> of(code, parts, parts.parts());
            case null -> FstPlainClass.needingRows(code);
            case FstObjectContent other -> new FstPlainClass(true, code, other);
        };
    }

    private static FstPlainClass of(long code, FstObjectContent content, List<Part> parts) {
        return isPlain(parts)
                ? new FstPlainClass(true, code, content, parts.toArray(Part[]::new))
                : FstPlainClass.needingRows(code);
    }

    /** Booleans that share a byte, and elements with marks, need rows. */
    static boolean isPlain(List<Part> parts) {
        return parts.stream()
                .noneMatch(part -> part.place() instanceof Place.Marked
                        || (part.place() instanceof Place.Bit(int bit, boolean last) && !(bit == 0 && last)));
    }

    /** The classes by number of a tree that was read: some are named in it. */
    FstPlainClass.Numbered in(Source source, PlainShapes shapes) {
        long[] names = shapes.names();
        FstPlainClass[] named = new FstPlainClass[names.length];
        return number -> {
            int place = number - bound.firstNamed;
            if (place < 0 || place >= named.length) {
                return registered(number);
            }
            FstPlainClass known = named[place];
            if (known == null) {
                known = of(bound.types.type(source, names[place]), names[place]);
                named[place] = known;
            }
            return known;
        };
    }
}
