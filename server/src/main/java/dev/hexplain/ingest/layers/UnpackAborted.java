package dev.hexplain.ingest.layers;

/** Ends the removal of a layer; the reason is among the issues already. Never leaves the package. */
final class UnpackAborted extends Exception {
    private static final long serialVersionUID = 1L;

    UnpackAborted() {
        super(null, null, false, false);
    }
}
