package dev.hexplain.samples;

/**
 * One dump: how it is called, what it shows, and how its bytes come to be.
 *
 * @param id file name without extension, unique in the catalogue
 * @param title a few words for the sample picker
 * @param doc one sentence on what the dump shows
 * @param featured whether the picker shows it before the user asks for more
 */
record Sample(String id, String title, String doc, boolean featured, Content content) {

    /** Makes the bytes of a dump, the same at every call. */
    @FunctionalInterface
    interface Content {
        byte[] bytes() throws Exception;
    }

    static Sample of(String id, String title, String doc, Content content) {
        return new Sample(id, title, doc, false, content);
    }

    static Sample featured(String id, String title, String doc, Content content) {
        return new Sample(id, title, doc, true, content);
    }
}
