package dev.hexplain.diff;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles.Handle;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/** One of the two that are compared. */
public sealed interface DiffSide {
    LogicalValue root();

    /** The value that a reference refers to. */
    LogicalValue target(LogicalValue.Reference reference);

    /**
     * Whether two values are surely the same since their bytes are, and mean the same there: then nobody need look into
     * them.
     *
     * @param own of this side
     * @param others of the other side
     * @param bytes of this comparison
     */
    boolean isWrittenAlike(LogicalValue own, DiffSide other, LogicalValue others, UnlikeBytes bytes);

    /** Whether there are values of which {@link #isWrittenAlike} can say so. */
    boolean knowsAlike();

    /** Bytes of what is compared. */
    long size();

    /** What a tree says. */
    static DiffSide values(TreeValues values) {
        return new OfValues(values);
    }

    /** Every field of a tree. */
    static DiffSide fields(FieldTree tree) {
        return new OfFields(new FieldSide(tree));
    }

    /** What a tree says. */
    record OfValues(TreeValues values) implements DiffSide {
        @Override
        public LogicalValue root() {
            return values.root();
        }

        @Override
        public LogicalValue target(LogicalValue.Reference reference) {
            return values.of(reference);
        }

        /**
         * Equal bytes refer to the same objects where as many have a handle before them, and are members of the same names
         * where the class descriptors are equal too.
         */
        @Override
        public boolean isWrittenAlike(LogicalValue own, DiffSide other, LogicalValue others, UnlikeBytes bytes) {
            if (!(other instanceof OfValues(TreeValues otherValues))
                    || own.field().length() != others.field().length()) {
                return false;
            }
            Optional<Handle> handle = values.tree().handles().definedBy(own.field());
            return handle.isPresent()
                    && handle.equals(otherValues.tree().handles().definedBy(others.field()))
                    && bytes.areSame(values.tree(), own.field(), otherValues.tree(), others.field())
                    && areDescribedAlike(own, otherValues, others, bytes);
        }

        private boolean areDescribedAlike(
                LogicalValue own, TreeValues otherValues, LogicalValue others, UnlikeBytes bytes) {
            List<Field> describing = values.describing(own);
            List<Field> othersDescribing = otherValues.describing(others);
            boolean same = describing.size() == othersDescribing.size();
            for (int i = 0; same && i < describing.size(); i++) {
                same = describing.get(i).length() == othersDescribing.get(i).length()
                        && bytes.areSame(values.tree(), describing.get(i), otherValues.tree(), othersDescribing.get(i));
            }
            return same;
        }

        @Override
        public boolean knowsAlike() {
            return values.tree().handles().count() > 0;
        }

        @Override
        public long size() {
            return values.tree().source().length();
        }
    }

    /** Every field of a tree. */
    record OfFields(FieldSide fields) implements DiffSide {
        @Override
        public LogicalValue root() {
            return fields.of(fields.tree().root());
        }

        @Override
        public LogicalValue target(LogicalValue.Reference reference) {
            return fields.of(reference.target());
        }

        /** Equal bytes of the same type: what else their names come from is compared where it stands. */
        @Override
        public boolean isWrittenAlike(LogicalValue own, DiffSide other, LogicalValue others, UnlikeBytes bytes) {
            return other instanceof OfFields(FieldSide(FieldTree otherTree))
                    && own.type().equals(others.type())
                    && own.field().length() == others.field().length()
                    && bytes.areSame(fields.tree(), own.field(), otherTree, others.field());
        }

        @Override
        public boolean knowsAlike() {
            return true;
        }

        @Override
        public long size() {
            return fields.tree().source().length();
        }
    }
}
