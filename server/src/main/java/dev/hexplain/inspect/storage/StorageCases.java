package dev.hexplain.inspect.storage;

import dev.hexplain.store.StoreAdoption;
import dev.hexplain.store.StoreCheck;
import dev.hexplain.store.StoreCopy;
import dev.hexplain.store.StoreLocation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/** Moves what is stored, and checks that it is whole; without a server. */
public final class StorageCases {
    private StorageCases() {}

    /**
     * What is copied or checked.
     *
     * @param folder a data folder, which holds what the home does not
     */
    public record StoragePlace(Path folder, StorageSettings home) {
        private StoreLocation place() {
            return new StoreLocation(folder, home.home());
        }
    }

    /**
     * What a copy did.
     *
     * @param objects that were copied
     * @param bytes of these
     * @param present objects that were there already
     * @param rows that were copied
     * @param wrong what could not be copied, and why
     */
    public record CopiedView(long objects, long bytes, long present, long rows, List<String> wrong) {}

    /**
     * What a check found.
     *
     * @param objects that are there
     * @param unnamed keys of objects that nothing names
     * @param bytes of these
     * @param missing keys of objects that are named, and lost
     * @param recordsLost whether more than half of the contents of dumps are among what nothing names
     * @param damaged which files of the folder are damaged, and what to do: with any, nothing was compared
     */
    public record CheckedView(
            long objects,
            List<String> unnamed,
            long bytes,
            List<String> missing,
            boolean recordsLost,
            List<String> damaged) {}

    /**
     * What an adoption did.
     *
     * @param adopted keys of the objects that have a record now
     * @param bytes of these
     * @param left keys of those that still have none, each with the reason
     */
    public record AdoptedView(List<String> adopted, long bytes, List<String> left) {}

    /** Copies everything from one place to another; what is there is not copied again. */
    public static CopiedView copy(StoragePlace from, StoragePlace to) throws IOException {
        StoreCopy.Copied done = StoreCopy.run(from.place(), to.place());
        return new CopiedView(done.objects(), done.bytes(), done.present(), done.rows(), done.wrong());
    }

    /**
     * Compares what records name with what is there.
     *
     * @param deletes receives what was found: whether objects that nothing names are deleted
     */
    public static CheckedView check(StoragePlace place, Predicate<CheckedView> deletes) throws IOException {
        return view(StoreCheck.run(place.place(), found -> deletes.test(view(found))));
    }

    private static CheckedView view(StoreCheck.Found found) {
        return new CheckedView(
                found.objects(), found.unnamed(), found.bytes(), found.missing(), found.hasLostRows(), found.damaged());
    }

    /** Makes records of what has none; into one space. */
    public static AdoptedView adopt(StoragePlace place, String space) throws IOException {
        StoreAdoption.Adopted done = StoreAdoption.run(place.place(), space);
        return new AdoptedView(done.adopted(), done.bytes(), done.left());
    }
}
