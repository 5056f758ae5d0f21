package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;

/**
 * A format whose only field costs work to describe. Its value is its bytes, which no format is asked for: the answer to a
 * decoding has one.
 */
public final class LaboriousFormat extends ShapedTestFormat {
    private static final int ROOT = 2;

    private final Runnable work;

    /** @param work done by who describes the field */
    public LaboriousFormat(Runnable work) {
        super(
                "laborious",
                "Laborious",
                new byte[0],
                Shape.group("root", "root").build(),
                Shape.leaf("bytes", ValueType.BYTES, Role.VALUE)
                        .mark(ShapeMark.OPAQUE)
                        .build());
        this.work = work;
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        TreeWriter out = new TreeWriter(source, storage);
        out.open(ROOT, 0);
        out.leaf(ROOT + 1, 0, source.length());
        out.close(source.length());
        return out.finish(this, 0);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        if (field.name().equals("bytes")) {
            work.run();
        }
        return read;
    }
}
