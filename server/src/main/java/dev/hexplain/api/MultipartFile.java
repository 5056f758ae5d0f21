package dev.hexplain.api;

import dev.hexplain.inspect.dumps.DumpCases;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;

/** The uploaded file in a {@code multipart/form-data} body. */
final class MultipartFile {
    /** What a form adds to its file: boundaries, headers, other small parts. */
    static final long OVERHEAD = 1 << 16;

    private MultipartFile() {}

    static UploadedFile file(Context ctx, DumpCases dumps) {
        if (ctx.req().getContentLengthLong() > dumps.quota() + OVERHEAD) {
            throw dumps.tooLarge();
        }
        UploadedFile file;
        try {
            file = ctx.uploadedFile("file");
        } catch (Exception unreadable) { // Kotlin throws checked ones without saying so.
            dumps.requireRoom(0);
            throw tooLarge(unreadable)
                    ? dumps.tooLarge()
                    : Problem.badRequest("The form cannot be read. Send the dump as the raw body, or as one file part"
                            + " named `file`.");
        }
        if (file == null) {
            throw Problem.badRequest("The form has no file part named `file`.");
        }
        return file;
    }

    private static boolean tooLarge(Throwable failure) {
        for (Throwable at = failure; at != null; at = at.getCause()) {
            // Jetty has no exception of its own for this: "max file size exceeded", "max length exceeded".
            if (String.valueOf(at.getMessage()).contains("exceeded")) {
                return true;
            }
        }
        return false;
    }
}
