package dev.hexplain.ksy.model;

import dev.hexplain.ksy.model.Descriptor.Signature;
import java.util.Optional;

/**
 * The {@code contents} that every file of a format has at the same place: they tell the format where its descriptor
 * declares no signature.
 */
public final class LeadingContents {
    private static final int DEEPEST = 8;

    /** Attributes that are looked at: each of many may be of a type with as many again. */
    private static final int MOST = 1000;

    private final FixedSizes sizes = new FixedSizes();
    private Optional<Signature> longest = Optional.empty();
    private int looked;

    private LeadingContents() {}

    /** The longest of them; empty where there are none, or only behind what has no fixed size. */
    public static Optional<Signature> of(TypeSpec top) {
        LeadingContents found = new LeadingContents();
        found.search(top, 0, 0);
        return found.longest;
    }

    /**
     * Looks at the attributes of a type to the first without a fixed size.
     *
     * @param start of an object of the type, in bits
     */
    private void search(TypeSpec type, long start, int depth) {
        long at = start;
        for (Attribute attribute : type.seq()) {
            if (++looked > MOST) {
                return;
            }
            if (!(attribute.type() instanceof DataType.Bits)) {
                at = Math.ceilDiv(at, Byte.SIZE) * Byte.SIZE;
            }
            if (attribute.condition() == null && attribute.repeat() == null) {
                lookAt(attribute, type, at, depth);
            }
            long size = sizes.of(attribute, type);
            if (size == FixedSizes.DYNAMIC) {
                return;
            }
            at += size;
        }
    }

    private void lookAt(Attribute attribute, TypeSpec context, long at, int depth) {
        byte[] contents = attribute.contents();
        if (contents != null && attribute.process() == null) {
            if (contents.length
                    > longest.map(signature -> signature.bytes().length).orElse(0)) {
                longest = Optional.of(new Signature(at / Byte.SIZE, contents, false));
            }
        } else if (attribute.type() instanceof DataType.User user && attribute.process() == null && depth < DEEPEST) {
            context.findType(user.name()).ifPresent(inner -> search(inner, at, depth + 1));
        }
    }
}
