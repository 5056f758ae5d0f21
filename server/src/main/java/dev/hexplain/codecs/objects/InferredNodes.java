package dev.hexplain.codecs.objects;

import dev.hexplain.tree.FieldId;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Reads the values of a tree, of any format, as what objects are made of. */
final class InferredNodes {
    private static final int PAGE = 1_000;

    /** Values in values; most codecs have no stack for more. */
    private static final int DEEPEST = 500;

    private final TreeValues values;
    private final MakingBudget budget;
    private final UnaryOperator<Object> decimals;
    private final Map<FieldId, InferredNode> known = new HashMap<>();
    private final List<MakingLoss> losses = new ArrayList<>();

    InferredNodes(TreeValues values, MakingBudget budget) {
        this(values, budget, InferredNodes::natural);
    }

    private InferredNodes(TreeValues values, MakingBudget budget, UnaryOperator<Object> decimals) {
        this.values = values;
        this.budget = budget;
        this.decimals = decimals;
    }

    /** Reads decimal numbers with all their digits, for those who know which type they are to have. */
    static InferredNodes exact(TreeValues values, MakingBudget budget) {
        return new InferredNodes(values, budget, UnaryOperator.identity());
    }

    /** What differs from the values. */
    List<MakingLoss> losses() {
        return losses;
    }

    InferredNode read(LogicalValue value) {
        return read(value, 0);
    }

    private InferredNode read(LogicalValue value, int depth) {
        budget.object();
        if (depth > DEEPEST) {
            return left(value, "it is deeper than %d values in values".formatted(DEEPEST));
        }
        return switch (value) {
            case LogicalValue.Scalar scalar -> scalar(scalar);
            case LogicalValue.Opaque opaque -> new InferredNode.Scalar(bytes(opaque.text()));
            case LogicalValue.Reference reference -> target(reference, depth);
            case LogicalValue.Sequence sequence -> {
                InferredNode.Elements list = keep(value, new InferredNode.Elements());
                each(sequence.elements(), element -> list.parts.add(read(element, depth + 1)));
                yield list;
            }
            case LogicalValue.Structure structure -> {
                InferredNode.Members object = keep(value, new InferredNode.Members(structure.type()));
                each(structure.members(), member -> object.parts.put(member.name(), read(member.value(), depth + 1)));
                yield object;
            }
            case LogicalValue.Mapping mapping -> mapping(mapping, depth);
        };
    }

    private <T extends InferredNode> T keep(LogicalValue value, T node) {
        known.put(value.field().id(), node);
        return node;
    }

    private InferredNode target(LogicalValue.Reference reference, int depth) {
        InferredNode node = known.get(reference.target().id());
        if (node != null) {
            return node;
        }
        LogicalValue value = values.of(reference);
        return value instanceof LogicalValue.Reference
                ? left(value, "it refers to what is not there")
                : read(value, depth + 1);
    }

    private InferredNode mapping(LogicalValue.Mapping mapping, int depth) {
        InferredNode.Entries map = keep(mapping, new InferredNode.Entries());
        each(mapping.entries(), entry -> {
            InferredNode key = read(entry.key(), depth + 1);
            if (key instanceof InferredNode.Scalar(Object scalar) && !(scalar instanceof byte[])) {
                map.parts.put(scalar, read(entry.value(), depth + 1));
            } else {
                left(entry.key(), "keys that are no numbers or texts are not made");
            }
        });
        return map;
    }

    private interface Each<T> {
        void of(T part);
    }

    private static <T> void each(Paged<T> parts, Each<T> each) {
        for (long from = 0; from < parts.count(); from += PAGE) {
            parts.page(from, PAGE).forEach(each::of);
        }
    }

    private InferredNode left(LogicalValue value, String reason) {
        losses.add(new MakingLoss.LeftOut(values.pathTo(value.field()), value.type(), reason));
        return new InferredNode.Absent();
    }

    // -- scalars

    private InferredNode scalar(LogicalValue.Scalar scalar) {
        return switch (scalar.kind()) {
            case NULL -> new InferredNode.Absent();
            case BOOLEAN -> new InferredNode.Scalar(Boolean.valueOf(text(scalar.text())));
            case INTEGER -> new InferredNode.Scalar(integer(text(scalar.text())));
            case DECIMAL -> new InferredNode.Scalar(decimals.apply(new BigDecimal(text(scalar.text()))));
            case FLOAT -> new InferredNode.Scalar(Double.valueOf(text(scalar.text())));
            case TEXT, NAME -> new InferredNode.Scalar(text(scalar.text()));
            case TIME -> new InferredNode.Scalar(time(text(scalar.text())));
            case BYTES -> new InferredNode.Scalar(bytes(scalar.text()));
        };
    }

    private String text(ScalarText text) {
        budget.bytes(text.size());
        StringBuilder whole = new StringBuilder();
        try {
            text.appendTo(whole);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return whole.toString();
    }

    private byte[] bytes(ScalarText text) {
        return HexFormat.of().parseHex(text(text));
    }

    private static Object integer(String digits) {
        BigInteger number = new BigInteger(digits);
        return number.bitLength() < Long.SIZE ? (Object) number.longValue() : number;
    }

    /** A double for a decimal number, where that is exact; other scalars as they are. */
    static Object natural(Object scalar) {
        if (!(scalar instanceof BigDecimal number)) {
            return scalar;
        }
        double value = number.doubleValue();
        return Double.isFinite(value) && new BigDecimal(Double.toString(value)).compareTo(number) == 0
                ? (Object) value
                : number;
    }

    private static Object time(String iso) {
        try {
            return Instant.parse(iso);
        } catch (DateTimeException e) {
            return iso; // a date, a duration
        }
    }
}
