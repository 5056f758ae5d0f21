package dev.hexplain.bench;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.Locale;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A file that is decoded to a finished index on disk, again and again. At the end it says how large that is. */
@State(Scope.Thread)
public abstract class IndexedFile extends MeasuredRounds {
    private Source source = Source.ofBytes("none", new byte[0]);
    private IndexFolder index;
    private FieldTree tree;
    private Workload workload;

    /** What is decoded. */
    abstract Workload workload() throws IOException;

    @Setup
    public void open() throws IOException {
        workload = workload();
        source = Source.ofFile(workload.file());
        index = new IndexFolder(workload.decoder());
    }

    FieldTree decode() {
        tree = index.decode(source);
        return tree;
    }

    @Override
    final long size() {
        return source.length();
    }

    @Override
    final void tidy() throws IOException {
        tree.close();
        Figures.indexBytes = index.bytes();
        index.clear();
    }

    @TearDown
    public void close() throws IOException {
        FieldTree last = index.decode(source);
        System.out.printf(
                Locale.ROOT,
                "%n%s: %,d bytes, %,d fields, %,d rows, index of %,d bytes (%.3f of the file)%n",
                workload.name(),
                source.length(),
                last.facts().fields(),
                last.rowCount(),
                index.bytes(),
                (double) index.bytes() / source.length());
        last.close();
        source.close();
        index.close();
    }
}
