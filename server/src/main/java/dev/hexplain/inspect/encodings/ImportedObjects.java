package dev.hexplain.inspect.encodings;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.encodings.DeclaredRequest.Values;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.work.AwaitedJob;
import dev.hexplain.inspect.work.Workers;
import java.io.IOException;

/** Makes objects of dumps that users have uploaded, with bounds for many users at once. Safe for many threads. */
public final class ImportedObjects {
    /** Where everybody's encodings are held, a dump may be smaller than where one person's are. */
    private static final long MOST_BYTES = 4 << 20;

    private static final long PATIENCE_MILLIS = 10_000;
    private static final String MAKING = "Making an object";

    private final DumpCases dumps;
    private final TreeCases trees;
    private final Workers workers;

    public ImportedObjects(DumpCases dumps, TreeCases trees, Workers workers) {
        this.dumps = dumps;
        this.trees = trees;
        this.workers = workers;
    }

    /**
     * Makes an object; decodes its dump where that has not been done.
     *
     * @throws Refusal where there is no such dump or value, it is too large, or nothing can be made of it
     */
    ImportedObject bring(ImportedRequest order) throws IOException {
        return trees.useDecoded(
                dumps.find(order.dump()),
                order.choices(),
                PATIENCE_MILLIS,
                open -> AwaitedJob.by(workers, WorkPool.OBJECT, MAKING, _ -> made(open, order)));
    }

    /**
     * Makes an object of declared classes.
     *
     * @throws Refusal as for {@link #bring}, with all that is wrong with the declarations or the values
     */
    ImportedObject bring(DeclaredRequest order) throws IOException {
        return switch (order.values()) {
            case Values.Generated _ ->
                AwaitedJob.by(workers, WorkPool.OBJECT, MAKING, _ -> DeclaredObjects.generated(order.declarations()));
            case Values.Written(String text) ->
                AwaitedJob.by(
                        workers, WorkPool.OBJECT, MAKING, _ -> DeclaredObjects.ofJson(order.declarations(), text));
            case Values.Dumped(ImportedRequest values) ->
                trees.useDecoded(
                        dumps.find(values.dump()),
                        values.choices(),
                        PATIENCE_MILLIS,
                        open -> AwaitedJob.by(workers, WorkPool.OBJECT, MAKING, _ -> {
                            requireSmall(open);
                            return DeclaredObjects.of(order.declarations(), open.tree(), values.at());
                        }));
        };
    }

    /**
     * Makes an object, and copies it for another process.
     *
     * @throws Refusal as for {@link #bring}
     */
    public ImportedCopy copy(ImportedRequest order) throws IOException {
        String name = dumps.find(order.dump()).name();
        String title = order.at().map(path -> path + " of ").orElse("") + name;
        return copy(bring(order), order.at().orElse(""), title);
    }

    /** The same with an object of declared types. */
    public ImportedCopy copy(DeclaredRequest order) throws IOException {
        ImportedObject object = bring(order);
        return copy(object, "", object.object().getClass().getSimpleName())
                .ofElements(order.declarations().size().orElse(0));
    }

    private ImportedCopy copy(ImportedObject object, String at, String title) throws IOException {
        return AwaitedJob.by(workers, WorkPool.OBJECT, "Copying an object", _ -> ImportedCopy.of(object, at, title));
    }

    private static ImportedObject made(OpenTree open, ImportedRequest order) {
        requireSmall(open);
        return order.at()
                .map(path -> ImportedObject.of(open.tree(), open.decoder(), path))
                .orElseGet(() -> ImportedObject.of(open.tree(), open.decoder()));
    }

    private static void requireSmall(OpenTree open) {
        if (open.tree().source().length() > MOST_BYTES) {
            throw Refusal.tooLarge(
                    "An object for all codecs may come from %d MB at most here; `hexplain encode --from` takes larger ones."
                            .formatted(MOST_BYTES >> 20));
        }
    }
}
