package dev.hexplain.ksy.run;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.process.Process;
import dev.hexplain.ksy.process.ProcessException;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs a {@code process} over bytes. */
record ProcessUnpacking(String name, Process process, List<Eval> arguments) {
    /** Returns the output of the process as a stream of its own. */
    KsyStream unpack(Machine machine, KsyObject struct, KsyStream io, ElementRegion.Span span) {
        List<@Nullable Object> values = new ArrayList<>();
        arguments.forEach(each -> values.add(each.value(struct)));
        long length = span.contentEnd() - span.start();
        RunBudget watch = machine.watch();
        long left = watch.derivedBytesLeft();
        long most = Math.min(BlobReader.MOST_BYTES, left);
        if (length > most) {
            throw new ProcessException(
                    ProcessException.Kind.LIMIT, "expected at most " + most + " bytes to unpack, found " + length);
        }
        watch.spend(length, io);
        byte[] packed = io.bytes().asSlice(span.start(), length).toArray(ValueLayout.JAVA_BYTE);
        byte[] bytes = process.decode(
                packed, values, new Process.Room(Packing.most(length, left), made -> watch.spend(made, io)));
        watch.derived(bytes.length);
        StreamBytes medium = StreamBytes.derived(bytes, io.medium(), new Range(span.start(), length), name);
        return new KsyStream(medium, 0, bytes.length);
    }
}
